package io.selvage.testbed.guide;

import io.selvage.testbed.SelvageProcess;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Runs the commands of a block, each followed by what it printed. */
final class Transcript {
    private static final String COMMAND = "$ ./selvage ";

    private Transcript() {}

    /** @param folder which has the sources; the only one that commands know of */
    static List<String> of(GuideBlock block, Path folder) {
        List<String> told = new ArrayList<>();
        for (String line : block.lines()) {
            if (line.startsWith(COMMAND)) {
                told.add(line);
                told.addAll(printed(line.substring(COMMAND.length()), folder));
            }
        }
        return told;
    }

    private static List<String> printed(String command, Path folder) {
        String[] words = Arrays.stream(command.split(" "))
                .map(word -> isFile(word) ? folder.resolve(word).toString() : word)
                .toArray(String[]::new);
        SelvageProcess.Run run = SelvageProcess.here(folder, words);
        String all = (run.out() + run.err())
                .replace(folder.resolve("out") + "/", "selvage-out/")
                .replace(folder + "/", "");
        return all.lines()
                .map(Transcript::withoutCounts)
                .filter(line -> !isFigure(line))
                .toList();
    }

    private static boolean isFile(String word) {
        return word.endsWith(".java") || word.endsWith(".txt");
    }

    /** Which of several searches ran how many executions may change with any of them. */
    private static String withoutCounts(String line) {
        return line.stripTrailing().replaceAll("\\(auto: [^)]*\\)", "(auto: dpor, random, pct, pos, surw)");
    }

    /** The last line of a report tells times and versions, a note how many samples were different. */
    private static boolean isFigure(String line) {
        return line.contains(" steps/s")
                || line.matches(".*\\bJDK \\d.*")
                || line.endsWith(" sampled schedules were different ones");
    }
}
