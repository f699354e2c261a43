// SPDX-License-Identifier: MIT
#include "check/fields.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>

#include "check/floats.hpp"

namespace turnout::check {
namespace {

std::optional<float> hex_float(const Json& value) {
  if (!value.is_string()) return std::nullopt;
  const auto& text = value.get_ref<const std::string&>();
  if (text.size() != 8) return std::nullopt;
  std::uint32_t bits = 0;
  for (const char c : text) {
    int digit = 0;
    if (c >= '0' && c <= '9') {
      digit = c - '0';
    } else if (c >= 'a' && c <= 'f') {
      digit = c - 'a' + 10;
    } else if (c >= 'A' && c <= 'F') {
      digit = c - 'A' + 10;
    } else {
      return std::nullopt;
    }
    bits = bits << 4 | static_cast<std::uint32_t>(digit);
  }
  return from_bits(bits);
}

std::optional<std::int64_t> whole(const Json& value) {
  if (value.is_number_unsigned()) {
    const auto n = value.get<std::uint64_t>();
    if (n > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())) return std::nullopt;
    return static_cast<std::int64_t>(n);
  }
  if (value.is_number_integer()) return value.get<std::int64_t>();
  return std::nullopt;
}

std::optional<std::int32_t> id(const Json& value) {
  const auto n = whole(value);
  if (!n || *n < std::numeric_limits<std::int32_t>::min() || *n > std::numeric_limits<std::int32_t>::max()) {
    return std::nullopt;
  }
  return static_cast<std::int32_t>(*n);
}

/// `one` reads an element; `what` says what it should have been.
template <class T, class Read>
Status read_list(const Fields& fields, const std::string& name, const Json& list, const char* what, Read one,
                 std::vector<T>& out) {
  if (!list.is_array()) return fields.bad(name, "is not a list");
  for (std::size_t i = 0; i < list.size(); ++i) {
    const auto value = one(list[i]);
    if (!value) return fields.bad(fmt::format("{}[{}]", name, i), fmt::format("is not {}", what));
    out.push_back(*value);
  }
  return {};
}

template <class T, class Read>
Result<Rows<T>> read_rows(const Fields& fields, const char* field, const char* what, Read one) {
  const Json* list = fields.find(field);
  if (!list) return fields.bad(field, "is missing");
  if (!list->is_array()) return fields.bad(field, "is not a list of rows");
  Rows<T> rows;
  rows.n_row = static_cast<std::int64_t>(list->size());
  for (std::size_t i = 0; i < list->size(); ++i) {
    const Json& row = (*list)[i];
    const std::string name = fmt::format("{}[{}]", field, i);
    if (Status s = read_list(fields, name, row, what, one, rows.values); !s.ok()) return s;
    const auto n_col = static_cast<std::int64_t>(row.size());
    if (i == 0) rows.n_col = n_col;
    if (n_col != rows.n_col) {
      return fields.bad(name, fmt::format("has {} entries, the row before it {}", n_col, rows.n_col));
    }
  }
  return rows;
}

constexpr const char* kHex = "8 hex digits";
constexpr const char* kId = "an integer that fits 32 bits";

}  // namespace

const Json* Fields::find(const char* field) const {
  const auto it = object_->find(field);
  return it == object_->end() ? nullptr : &*it;
}

Status Fields::bad(const std::string& field, const std::string& what) const {
  return {Code::bad_file, fmt::format("{}: {} {}", where_, field, what)};
}

Status Fields::only(std::initializer_list<std::string_view> known) const {
  for (auto it = object_->begin(); it != object_->end(); ++it) {
    if (std::find(known.begin(), known.end(), it.key()) == known.end()) return bad(it.key(), "is not a known field");
  }
  return {};
}

Result<std::string> Fields::text(const char* field) const {
  const Json* value = find(field);
  if (!value) return bad(field, "is missing");
  if (!value->is_string()) return bad(field, "is not a text");
  return value->get_ref<const std::string&>();
}

Result<std::int64_t> Fields::integer(const char* field, std::int64_t least, std::int64_t most) const {
  const Json* value = find(field);
  if (!value) return bad(field, "is missing");
  const auto n = whole(*value);
  if (!n || *n < least || *n > most) return bad(field, fmt::format("is not an integer of {}..{}", least, most));
  return *n;
}

Result<std::vector<float>> Fields::floats(const char* field) const {
  const Json* list = find(field);
  if (!list) return bad(field, "is missing");
  std::vector<float> values;
  if (Status s = read_list(*this, field, *list, kHex, hex_float, values); !s.ok()) return s;
  return values;
}

Result<Rows<float>> Fields::float_rows(const char* field) const {
  return read_rows<float>(*this, field, kHex, hex_float);
}

Result<Rows<std::int32_t>> Fields::id_rows(const char* field) const {
  return read_rows<std::int32_t>(*this, field, kId, id);
}

Result<std::vector<std::int64_t>> Fields::integers(const char* field) const {
  const Json* list = find(field);
  if (!list) return bad(field, "is missing");
  std::vector<std::int64_t> values;
  if (Status s = read_list(*this, field, *list, "an integer", whole, values); !s.ok()) return s;
  return values;
}

Result<Fields> case_fields(const Json& item, std::size_t index, const std::string& path) {
  const std::string number = fmt::format("{}: case number {}", path, index);
  if (!item.is_object()) return Status{Code::bad_file, number + " is not an object"};
  const Fields unnamed(item, number);
  const auto name = unnamed.text("id");
  if (!name.ok()) return name.status();
  return Fields(item, fmt::format("{}: case '{}'", path, *name));
}

}  // namespace turnout::check
