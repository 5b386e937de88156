package io.selvage.junit;

import io.selvage.model.Finding;
import io.selvage.model.Step;
import java.util.ArrayList;
import java.util.List;

/** Frames by which development environments lead to the lines of a finding. */
final class FailureStack {
    private FailureStack() {}

    /** The stack where the finding shows; of a hang the lines that threads are stuck in. */
    static List<StackTraceElement> of(Finding finding) {
        if (!finding.stack().isEmpty()) {
            return finding.stack();
        }
        List<StackTraceElement> frames = new ArrayList<>();
        for (Step step : finding.steps()) {
            if (step.scene().neverDone()) {
                add(step, frames);
            }
        }
        for (int at = finding.steps().size() - 1; at >= 0 && frames.isEmpty(); at--) {
            add(finding.steps().get(at), frames);
        }
        return frames;
    }

    /** The name of the thread stands where that of the method would. */
    private static void add(Step step, List<StackTraceElement> frames) {
        String source = step.scene().source();
        int extension = source.lastIndexOf('.');
        int colon = step.location().lastIndexOf(':');
        if (extension < 0 || colon < 0 || !step.location().substring(colon + 1).matches("\\d{1,8}")) {
            return;
        }
        String type = source.substring(0, extension).replace('/', '.');
        String file = source.substring(source.lastIndexOf('/') + 1);
        int line = Integer.parseInt(step.location().substring(colon + 1));
        frames.add(new StackTraceElement(type, step.thread(), file, line));
    }
}
