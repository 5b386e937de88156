package io.selvage.bench.peers;

import java.util.Locale;

/** Every attempt of every process, one line each. */
final class CsvTable {
    private final StringBuilder text =
            new StringBuilder("program,tool,process,attempt,end,executions,seconds,cold_seconds,peak_kb,what\n");

    void add(ToolResults cell) {
        int process = 0;
        for (ProcessResult trial : cell.trials()) {
            process++;
            int attempt = 0;
            for (AttemptResult score : trial.scores()) {
                attempt++;
                add(cell, process, attempt, trial, score);
            }
            if (trial.scores().isEmpty()) {
                line(
                        cell.program(),
                        cell.tool(),
                        process,
                        0,
                        "NO_ANSWER",
                        0,
                        "",
                        trial.coldSeconds(),
                        "",
                        trial.trouble());
            }
        }
    }

    private void add(ToolResults cell, int process, int attempt, ProcessResult trial, AttemptResult score) {
        line(
                cell.program(),
                cell.tool(),
                process,
                attempt,
                score.end(),
                score.executions(),
                score.seconds(),
                attempt == 1 ? trial.coldSeconds() : "",
                trial.peakKilobytes(),
                score.what());
    }

    private void line(Object... values) {
        for (int i = 0; i < values.length; i++) {
            text.append(i == 0 ? "" : ",").append(quoted(values[i]));
        }
        text.append('\n');
    }

    private static String quoted(Object value) {
        String plain = value instanceof Double number ? String.format(Locale.ROOT, "%.6f", number) : value.toString();
        return plain.matches("[\\w .:-]*") ? plain : '"' + plain.replace("\"", "\"\"") + '"';
    }

    String text() {
        return text.toString();
    }
}
