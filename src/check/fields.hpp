// SPDX-License-Identifier: MIT
// Strict reading of the fields of one case. A file may come from anywhere: every type, length and range is checked,
// and an error names the case and the field.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "model/json.hpp"
#include "turnout/status.hpp"

namespace turnout::check {

/// Rows of one length.
template <class T>
struct Rows {
  std::int64_t n_row = 0;
  std::int64_t n_col = 0;  ///< 0 when there are no rows
  std::vector<T> values;
};

/// One object of a file and how to call it in errors ("FILE: case 'ID'").
class Fields {
 public:
  Fields(const Json& object, std::string where) : object_(&object), where_(std::move(where)) {}

  bool has(const char* field) const { return object_->contains(field); }
  const Json* find(const char* field) const;
  Fields inside(const char* field) const { return Fields(*find(field), where_ + ": " + field); }  ///< an object
  Status bad(const std::string& field, const std::string& what) const;

  /// Every field must be one of these: a misspelt one would silently leave something out.
  Status only(std::initializer_list<std::string_view> known) const;

  Result<std::string> text(const char* field) const;
  Result<std::int64_t> integer(const char* field, std::int64_t least, std::int64_t most) const;
  Result<std::vector<float>> floats(const char* field) const;  ///< 8 hex digits each
  Result<Rows<float>> float_rows(const char* field) const;
  Result<Rows<std::int32_t>> id_rows(const char* field) const;
  Result<std::vector<std::int64_t>> integers(const char* field) const;

 private:
  const Json* object_;
  std::string where_;
};

/// The fields of case number `index` (counted from 0), named by its id; bad_file if it is no object with a text id.
Result<Fields> case_fields(const Json& item, std::size_t index, const std::string& path);

}  // namespace turnout::check
