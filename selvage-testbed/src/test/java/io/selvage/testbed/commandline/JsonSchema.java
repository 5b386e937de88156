package io.selvage.testbed.commandline;

import io.selvage.report.JsonReader;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;

/** A JSON schema, as far as ours and that of SARIF go: a keyword that is not checked here is refused. */
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
            case "additionalProperties" -> checkOthers(value, wanted, schema, at);
            case "minItems" -> demand(!(value instanceof List<?> a) || a.size() >= (Double) wanted, at + " is short");
            case "uniqueItems" ->
                demand(
                        !(value instanceof List<?> array)
                                || Set.copyOf(array).size() == array.size()
                                || Boolean.FALSE.equals(wanted),
                        at + " has an element twice");
            case "minimum" -> demand(!(value instanceof Double n) || n >= (Double) wanted, at + " is below " + wanted);
            case "maximum" -> demand(!(value instanceof Double n) || n <= (Double) wanted, at + " is above " + wanted);
            case "pattern" ->
                demand(
                        !(value instanceof String text)
                                || Pattern.compile((String) wanted)
                                        .matcher(text)
                                        .find(),
                        at + " does not match " + wanted);
            case "format" -> checkFormat(value, (String) wanted, at);
            case "anyOf" -> demand(fitting(value, (List<?>) wanted, at) > 0, at + " fits no alternative");
            case "oneOf" -> demand(fitting(value, (List<?>) wanted, at) == 1, at + " does not fit one alternative");
            case "$ref" -> check(value, resolved((String) wanted), at);
            case "$schema", "$id", "$defs", "definitions", "title", "description", "default" -> {
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

    private void checkOthers(Object value, Object wanted, Map<?, ?> schema, String at) {
        if (value instanceof Map<?, ?> object) {
            Map<?, ?> known = schema.get("properties") instanceof Map<?, ?> named ? named : Map.of();
            object.forEach((name, member) -> {
                if (!known.containsKey(name) && wanted instanceof Map<?, ?> others) {
                    check(member, others, at + "." + name);
                } else if (!known.containsKey(name)) {
                    demand(Boolean.TRUE.equals(wanted), at + " has a member " + name);
                }
            });
        }
    }

    private void checkFormat(Object value, String format, String at) {
        if (!(value instanceof String text)) {
            return;
        }
        switch (format) {
            case "uri" -> demand(isUri(text) && URI.create(text).isAbsolute(), at + " is no URI");
            case "uri-reference" -> demand(isUri(text), at + " is no URI reference");
            default -> throw new IllegalArgumentException("a format that is not checked: " + format);
        }
    }

    private static boolean isUri(String text) {
        try {
            return new URI(text) != null;
        } catch (URISyntaxException none) {
            return false;
        }
    }

    /** How many of the alternatives a value fits. */
    private long fitting(Object value, List<?> alternatives, String at) {
        return alternatives.stream()
                .filter(alternative -> {
                    int before = violations.size();
                    check(value, (Map<?, ?>) alternative, at);
                    boolean fits = violations.size() == before;
                    violations.subList(before, violations.size()).clear();
                    return fits;
                })
                .count();
    }

    private Map<?, ?> resolved(String reference) {
        Object found = root;
        for (String name : reference.replace("#/", "").split("/")) {
            found = ((Map<?, ?>) found).get(name);
        }
        return (Map<?, ?>) Objects.requireNonNull(found, reference);
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
