package io.selvage.script.compile;

import io.selvage.model.Finding;
import io.selvage.model.Step;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Replaces lines of the driver in findings by lines of the script, and leaves out those of this tool. */
public final class ScriptLineMapper {
    private static final String OURS = "io/selvage/script/driver/";

    private final String driver;
    private final String script;
    private final IntUnaryOperator lines;

    /**
     * @param driver name of the driver's file
     * @param lines maps lines of the driver to lines of the script
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
        if (step.scene().source().startsWith(OURS)) {
            return step.at("", "");
        }
        return step.location().startsWith(driver) ? step.at(toScriptSite(step.location()), "") : step;
    }

    private String toScriptSite(String location) {
        if (!location.startsWith(driver)) {
            return location;
        }
        return script + lines.applyAsInt(Integer.parseInt(location.substring(driver.length())));
    }
}
