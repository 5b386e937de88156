package io.selvage.bench.peers;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** All trials of one tool with one program. */
record ToolResults(String tool, String program, List<ProcessResult> trials) {
    ToolResults {
        trials = List.copyOf(trials);
    }

    /** In how many processes the first attempt found the fault. */
    long found() {
        return trials.stream().filter(ProcessResult::isFound).count();
    }

    /** Whether every process that answered at all found it. */
    boolean isFound() {
        return found() == trials.size() && !trials.isEmpty();
    }

    /** Whether the tool came to its own end in every process without finding anything. */
    boolean isEnded() {
        return !trials.isEmpty() && trials.stream().allMatch(ProcessResult::isEnded);
    }

    /** Whether the program hung, and the tool with it. */
    boolean isHung() {
        return trials.stream().anyMatch(ProcessResult::isHung);
    }

    boolean isAnswered() {
        return trials.stream().anyMatch(trial -> !trial.scores().isEmpty());
    }

    String trouble() {
        return trials.stream()
                .map(ProcessResult::trouble)
                .filter(text -> !text.isEmpty())
                .findFirst()
                .orElse("");
    }

    /** Executions of first attempts: those that found it if there are any, else all. */
    List<Double> executions() {
        return counting()
                .map(trial -> (double) trial.scores().get(0).executions())
                .toList();
    }

    List<Double> coldSeconds() {
        return counting().map(ProcessResult::coldSeconds).toList();
    }

    List<Double> warmSeconds() {
        return counting()
                .flatMap(trial -> trial.warm().stream())
                .map(AttemptResult::seconds)
                .toList();
    }

    private Stream<ProcessResult> counting() {
        boolean any = found() > 0;
        return trials.stream().filter(trial -> !trial.scores().isEmpty()).filter(trial -> !any || trial.isFound());
    }

    /** Executions per second, as warm as there is a number for; NaN if there is none. */
    double rate() {
        List<Double> rates = new ArrayList<>();
        for (ProcessResult trial : trials) {
            if (!Double.isNaN(trial.rate())) {
                rates.add(trial.rate());
            } else if (!trial.warm().isEmpty()) {
                trial.warm().forEach(score -> rates.add(score.rate()));
            } else {
                trial.scores().forEach(score -> rates.add(score.rate()));
            }
        }
        return Numbers.median(rates);
    }

    double peakMegabytes() {
        return Numbers.median(trials.stream()
                .map(ProcessResult::peakKilobytes)
                .filter(peak -> peak > 0)
                .map(peak -> peak / 1024.0)
                .toList());
    }

    /** The tool's word for it. */
    String what() {
        return trials.stream()
                .filter(ProcessResult::isFound)
                .map(trial -> trial.scores().get(0).what())
                .findFirst()
                .orElse("");
    }
}
