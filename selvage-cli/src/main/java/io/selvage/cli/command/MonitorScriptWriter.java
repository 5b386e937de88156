package io.selvage.cli.command;

import io.selvage.cli.input.BadInput;
import io.selvage.cli.input.ScriptSource;
import io.selvage.cli.output.Console;
import io.selvage.model.Verdict;
import io.selvage.monitor.MonitorResult;
import io.selvage.monitor.MonitorSpec;
import io.selvage.options.MonitorOptions;
import io.selvage.options.Options;
import io.selvage.script.generate.GeneratedScript;
import io.selvage.script.language.BadScript;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Writes the scripts that {@code monitor --scripts} asks for, and says what they exercise. */
final class MonitorScriptWriter {
    private final Console console;
    private final Options options;

    MonitorScriptWriter(Console console, Options options) {
        this.console = console;
        this.options = options;
    }

    /** Nothing is written of a monitor that something is wrong with: a script would expect just that. */
    void write(MonitorSpec<?> spec, MonitorResult result, Path folder) {
        Verdict verdict = result.result().verdict();
        if (verdict != Verdict.PASSED && verdict != Verdict.NOT_FOUND) {
            console.remark("no scripts: first see to what was found");
            return;
        }
        if (options.find(MonitorOptions.HOOKED).orElseThrow()) {
            throw new BadInput(
                    "--scripts does not go with --hooked", "scripts run woven classes; leave out one of them");
        }
        List<GeneratedScript> scripts = scripts(spec);
        for (int i = 0; i < scripts.size(); i++) {
            String number = scripts.size() == 1 ? "" : "-" + (i + 1);
            write(scripts.get(i), folder.resolve(scripts.get(i).name() + number + ".conan"));
        }
    }

    private List<GeneratedScript> scripts(MonitorSpec<?> spec) {
        try {
            return GeneratedScript.of(spec, ScriptSource.besidesBundled(options));
        } catch (BadScript unusable) {
            throw new BadInput(
                    "no script can use " + spec.name() + ":\n" + unusable.getMessage(),
                    "let the class, its constructor and the methods be visible within its package");
        }
    }

    private void write(GeneratedScript script, Path file) {
        script.open().forEach(condition -> console.remark("open: " + condition + ": no sequence with one outcome"));
        script.unmet()
                .forEach(condition ->
                        console.remark((script.exhaustive() ? "not reachable: " : "not reached: ") + condition));
        if (script.isEmpty()) {
            console.remark(
                    script.hasConditions()
                            ? "no script: no sequence of calls has the same outcome in every order"
                            : "no script: none of the calls ever waits");
            return;
        }
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.writeString(file, script.text());
        } catch (IOException unwritable) {
            throw new BadInput("--scripts: " + file + " cannot be written (" + unwritable + ")", "give another folder");
        }
        console.remark("script: " + file + ", " + script.sequences()
                + (script.sequences() == 1 ? " sequence for " : " sequences for ") + script.conditions()
                + " conditions; passes in every order");
    }
}
