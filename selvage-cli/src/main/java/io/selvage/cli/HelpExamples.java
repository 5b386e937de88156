package io.selvage.cli;

import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;

/** What the help of each command ends with: how it is typed. */
final class HelpExamples {
    private static final Map<String, List<String>> BY_COMMAND = Map.ofEntries(
            Map.entry(
                    "run",
                    List.of(
                            "./selvage run --classpath target/classes com.acme.Main",
                            "./selvage run --classpath target/classes:lib.jar --keep-going --html report.html"
                                    + " com.acme.Main 3 x",
                            "./selvage run --strategy pct --schedules 10000 --seed 7 --classpath"
                                    + " target/classes com.acme.Main",
                            "./selvage run --json --sarif selvage.sarif --classpath target/classes com.acme.Main")),
            Map.entry(
                    "replay",
                    List.of(
                            "./selvage replay selvage-out/Main-1.schedule",
                            "./selvage replay --classpath target/classes v1:a:… com.acme.Main")),
            Map.entry(
                    "monitor",
                    List.of(
                            "./selvage monitor BoundedBuffer",
                            "./selvage monitor --classpath target/classes --class com.acme.Gate --new \"2\" --call"
                                    + " \"enter()\" --call"
                                    + " \"leave()\"",
                            "./selvage monitor --classpath target/classes --mcda 1 gate.xml")),
            Map.entry(
                    "script",
                    List.of(
                            "./selvage script producer-consumer",
                            "./selvage script --classpath target/classes gate.conan",
                            "./selvage script --one-order --driver src/test/java gate.conan")),
            Map.entry(
                    "verify",
                    List.of(
                            "./selvage verify --classpath target/classes --class com.acme.Gate --new \"2\"",
                            "./selvage verify --classpath target/classes --class com.acme.Gate --script"
                                    + " gate.conan --html"
                                    + " report.html",
                            "./selvage verify --study")),
            Map.entry(
                    "mutate",
                    List.of(
                            "./selvage mutate BoundedBuffer",
                            "./selvage mutate --classpath target/classes --class com.acme.Gate --call"
                                    + " \"enter()\" --call"
                                    + " \"leave()\"",
                            "./selvage mutate --classpath target/classes --class com.acme.Gate --script gate.conan"
                                    + " --threshold 90")),
            Map.entry("demo", List.of("./selvage demo")),
            Map.entry("list", List.of("./selvage list")),
            Map.entry(
                    "completion",
                    List.of("source <(./selvage completion)", "./selvage completion > ~/.selvage-completion")),
            Map.entry("version", List.of("./selvage version")),
            Map.entry(
                    "merge",
                    List.of(
                            "./selvage run --shard 1/2 --result 1.part --classpath target/classes com.acme.Main",
                            "./selvage merge 1.part 2.part")));

    private HelpExamples() {}

    static CommandSpec addTo(CommandSpec spec) {
        List<String> lines = BY_COMMAND.getOrDefault(spec.name(), List.of());
        if (!lines.isEmpty()) {
            String[] footer = new String[lines.size() + 2];
            footer[0] = "";
            footer[1] = lines.size() == 1 ? "Example:" : "Examples:";
            for (int i = 0; i < lines.size(); i++) {
                // picocli formats what it prints
                footer[i + 2] = "  " + lines.get(i).replace("%", "%%");
            }
            spec.usageMessage().footer(footer);
        }
        return spec;
    }
}
