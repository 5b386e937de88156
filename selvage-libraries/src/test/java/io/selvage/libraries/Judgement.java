package io.selvage.libraries;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** What {@code ./selvage run --json} says about a program. */
record Judgement(JsonObject json) {
    /** Kind and message of a finding, and where its steps are: {@code Page.java:413}. */
    record Found(String kind, String message, List<String> sites) {
        /** Whether this is a race of these source files with themselves. */
        boolean isRaceWithin(Set<String> files) {
            return kind.equals("DATA_RACE")
                    && !sites.isEmpty()
                    && sites.stream().allMatch(site -> files.contains(site.replaceFirst(":.*", "")));
        }
    }

    static Judgement parse(String text) {
        return new Judgement(JsonParser.parseString(text).getAsJsonObject());
    }

    String verdict() {
        return json.get("verdict").getAsString();
    }

    boolean exhaustive() {
        return json.get("exhaustive").getAsBoolean();
    }

    long executions() {
        return json.get("executions").getAsLong();
    }

    String fault() {
        return json.has("fault") ? json.get("fault").getAsString() : "";
    }

    List<Found> findings() {
        return list("findings", each -> {
            JsonObject finding = each.getAsJsonObject();
            List<String> sites = new ArrayList<>();
            finding.getAsJsonArray("sites").forEach(site -> sites.add(site.getAsString()));
            return new Found(
                    finding.get("kind").getAsString(), finding.get("message").getAsString(), sites);
        });
    }

    Set<String> kinds() {
        Set<String> kinds = new TreeSet<>();
        findings().forEach(finding -> kinds.add(finding.kind()));
        return kinds;
    }

    Set<String> outputs() {
        return new TreeSet<>(
                list("outputs", each -> each.getAsJsonObject().get("text").getAsString()));
    }

    /** What two threads could reach without being seen, as far as the tool knows. */
    List<String> unseen() {
        return list("unseen", each -> each.getAsJsonObject().get("what").getAsString());
    }

    private <T> List<T> list(String name, Function<JsonElement, T> read) {
        List<T> values = new ArrayList<>();
        if (json.has(name)) {
            json.getAsJsonArray(name).forEach(each -> values.add(read.apply(each)));
        }
        return values;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(verdict());
        text.append(exhaustive() ? " exhaustive, " : ", ").append(executions()).append(" executions");
        if (!fault().isEmpty()) {
            text.append(", ").append(fault());
        }
        findings()
                .forEach(found ->
                        text.append("\n  ").append(found.kind()).append(": ").append(found.message()));
        return text.toString();
    }
}
