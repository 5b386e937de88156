package io.selvage.testbed.tasks;

import io.selvage.api.Selvage;
import io.selvage.model.ProgramOutput;
import io.selvage.model.Result;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Prints how many executions each way to run tasks takes. */
public final class MeasureWays {
    private MeasureWays() {}

    /** Arguments: how many executions a search may take, and a part of the names of the ways to be tried. */
    public static void main(String[] args) throws IOException {
        Path out = Files.createTempDirectory("ways");
        for (Map.Entry<String, Way> way : Ways.all().entrySet()) {
            if (args.length < 2 || way.getKey().contains(args[1])) {
                System.out.println(row(way.getKey(), explore(way.getValue(), Long.parseLong(args[0]), out)));
            }
        }
        for (Map.Entry<String, Way> way : ThreeTasks.all().entrySet()) {
            if (args.length < 2 || args[1].equals("three")) {
                System.out.println(
                        row("three: " + way.getKey(), explore(way.getValue(), Long.parseLong(args[0]), out)));
            }
        }
    }

    /** What the default search makes of {@code way}. */
    static Result explore(Way way, long most, Path out) {
        Options options = Options.DEFAULTS
                .withText(OptionList.STRATEGY, "dpor")
                .with(OptionList.SCHEDULES, most)
                .with(OptionList.KEEP_GOING, true)
                .with(OptionList.OUT, out);
        return Selvage.explore(options, Ways.program(way));
    }

    private static String row(String name, Result result) {
        List<String> outputs = result.outputs().stream()
                .map(ProgramOutput::text)
                .map(String::strip)
                .toList();
        return String.format(
                "%-45s %6d %s%s %s %s",
                name, result.executions(), result.verdict(), result.exhaustive() ? "" : "!", outputs, result.fault());
    }
}
