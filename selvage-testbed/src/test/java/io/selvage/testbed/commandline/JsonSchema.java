package io.selvage.testbed.commandline;

import io.selvage.report.JsonReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** A JSON schema, as far as ours goes: a keyword that is not checked here is refused. */
final class JsonSchema {
    private final Map<?, ?> root;
    private final List<String> violations = new ArrayList<>();

    JsonSchema(String text) {
        root = (Map<?, ?>) JsonReader.read(text);
    }

    /** What is wrong with a JSON text; empty if nothing is. */
    List<String> violations(String json) {
        violations.clear();
        check(JsonReader.read(json), root, "$");
        return List.copyOf(violations);
    }

    private void check(Object value, Map<?, ?> schema, String at) {
        schema.forEach((keyword, wanted) -> check(value, (String) keyword, wanted, schema, at));
    }

    private void check(Object value, String keyword, Object wanted, Map<?, ?> schema, String at) {
        switch (keyword) {
            case "type" -> {
                List<?> types = wanted instanceof List<?> several ? several : List.of(wanted);
                demand(types.stream().anyMatch(type -> isOf(value, (String) type)), at + " is no " + wanted);
            }
            case "const" -> demand(Objects.equals(value, wanted), at + " is not " + wanted);
            case "enum" -> demand(((List<?>) wanted).contains(value), at + " is " + value);
            case "required" ->
                ((List<?>) wanted)
                        .forEach(name -> demand(
                                value instanceof Map<?, ?> object && object.containsKey(name), at + " lacks " + name));
            case "properties" -> checkMembers(value, (Map<?, ?>) wanted, at);
            case "items" -> checkElements(value, (Map<?, ?>) wanted, at);
            case "$ref" -> check(value, resolved((String) wanted), at);
            case "$schema", "$defs", "title", "description" -> {
                // They say nothing about values.
            }
            default ->
                throw new IllegalArgumentException("a keyword that is not checked: " + keyword + " in " + schema);
        }
    }

    private void checkMembers(Object value, Map<?, ?> properties, String at) {
        if (value instanceof Map<?, ?> object) {
            object.forEach((name, member) -> {
                if (properties.get(name) instanceof Map<?, ?> schema) {
                    check(member, schema, at + "." + name);
                }
            });
        }
    }

    private void checkElements(Object value, Map<?, ?> schema, String at) {
        if (value instanceof List<?> array) {
            for (int i = 0; i < array.size(); i++) {
                check(array.get(i), schema, at + "[" + i + "]");
            }
        }
    }

    private Map<?, ?> resolved(String reference) {
        return (Map<?, ?>) ((Map<?, ?>) root.get("$defs")).get(reference.replace("#/$defs/", ""));
    }

    private static boolean isOf(Object value, String type) {
        return switch (type) {
            case "object" -> value instanceof Map<?, ?>;
            case "array" -> value instanceof List<?>;
            case "string" -> value instanceof String;
            case "boolean" -> value instanceof Boolean;
            case "number" -> value instanceof Double;
            case "integer" -> value instanceof Double number && number == Math.rint(number);
            case "null" -> value == null;
            default -> throw new IllegalArgumentException("no type: " + type);
        };
    }

    private void demand(boolean holds, String otherwise) {
        if (!holds) {
            violations.add(otherwise);
        }
    }
}
