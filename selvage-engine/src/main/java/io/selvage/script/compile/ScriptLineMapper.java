package io.selvage.script.compile;

import io.selvage.model.Finding;
import io.selvage.model.Step;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Puts lines of the script in place of lines of its driver, which nobody has seen. */
public final class ScriptLineMapper {
    private final String driver;
    private final String script;
    private final IntUnaryOperator lines;

    /**
     * @param driver name of the driver's file
     * @param lines turns a line of the driver into one of the script
     */
    public ScriptLineMapper(String driver, String script, IntUnaryOperator lines) {
        this.driver = driver + ":";
        this.script = script + ":";
        this.lines = lines;
    }

    public Finding apply(Finding finding) {
        List<Step> steps = finding.steps().stream().map(this::withScriptLine).toList();
        return finding.withSteps(steps)
                .withSites(finding.sites().stream().map(this::toScriptSite).toList());
    }

    private Step withScriptLine(Step step) {
        return step.place().startsWith(driver) ? step.at(toScriptSite(step.place()), "") : step;
    }

    private String toScriptSite(String place) {
        if (!place.startsWith(driver)) {
            return place;
        }
        return script + lines.applyAsInt(Integer.parseInt(place.substring(driver.length())));
    }
}
