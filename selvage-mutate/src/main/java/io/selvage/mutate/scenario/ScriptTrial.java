package io.selvage.mutate.scenario;

import io.selvage.model.Verdict;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.monitor.spec.MonitorModel;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.script.Script;
import io.selvage.script.language.BadScript;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Writes a script of a difference, and sees that it does what it is for. */
public final class ScriptTrial {
    private final MonitorModel<?> model;
    private final Options options;

    /** @param model of the original */
    public ScriptTrial(MonitorModel<?> model, Options options) {
        this.model = model;
        this.options = options;
    }

    /**
     * A script that passes on the original and fails on the mutant; empty if there is none, because something cannot
     * be written as source or a waiting call cannot be interrupted.
     *
     * @param original the class path with the class as it is
     * @param mutant the class path with the mutant
     */
    public Optional<String> script(ScenarioDifference difference, List<Path> original, List<Path> mutant) {
        try {
            String text = new ScenarioScript(model, difference.use(), difference.original()).write();
            Script script = Script.parse(model.type().getSimpleName() + ".conan", text);
            return verdict(script, original) == Verdict.PASSED && verdict(script, mutant) == Verdict.FAILED
                    ? Optional.of(text)
                    : Optional.empty();
        } catch (BadSpec | BadScript unwritable) {
            return Optional.empty();
        }
    }

    private Verdict verdict(Script script, List<Path> classpath) {
        return script.explore(options.with(OptionList.CLASSPATH, classpath))
                .result()
                .verdict();
    }
}
