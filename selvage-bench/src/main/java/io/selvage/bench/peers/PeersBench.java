package io.selvage.bench.peers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The whole comparison: measures, and writes {@code benchmark.md} with its plots and its numbers. */
public final class PeersBench {
    private static final String OURS = "selvage";
    private static final String FASTEST = "selvage random";

    private final MeasuringEffort effort;
    private final Tool.Paths paths;
    private final ProcessRunner lab;
    private final Path scratch;
    private final CsvTable csv = new CsvTable();

    private PeersBench(MeasuringEffort effort, Tool.Paths paths, Path scratch) {
        this.effort = effort;
        this.paths = paths;
        this.scratch = scratch;
        this.lab = new ProcessRunner(scratch);
    }

    /** Arguments: folder of the project, jar of the command line, output folder, {@code --quick}, names of programs. */
    public static void main(String[] args) throws IOException, InterruptedException {
        Path root = Path.of(args[0]).toAbsolutePath();
        Path bench = root.resolve("selvage-bench/target");
        Tool.Paths paths = new Tool.Paths(
                root.resolve(args[1]),
                bench.resolve("classes"),
                root.resolve("selvage-testbed/target/classes"),
                bench.resolve("peers"));
        MeasuringEffort effort = MeasuringEffort.of(List.of(args).subList(3, args.length));
        Path scratch = Files.createTempDirectory("selvage-peers");
        long begun = System.nanoTime();
        new PeersBench(effort, paths, scratch).run(Path.of(args[2]));
        System.err.printf(Locale.ROOT, "%.0f s%n", (System.nanoTime() - begun) / 1e9);
    }

    private void run(Path docs) throws IOException, InterruptedException {
        Files.createDirectories(docs);
        BenchmarkPage page = new BenchmarkPage(effort, tools());
        ToolComparison comparison = compare();
        page.add(new ComparisonPage(comparison).text(OURS, FASTEST));
        page.addPlot(docs, "benchmark-faults.svg", faultPlot(comparison));
        if (effort.isWhole()) {
            grow(Growth.Axis.THREADS, effort.threads(), page, docs);
            grow(Growth.Axis.OPERATIONS, effort.operations(), page, docs);
            page.add("## Other costs\n\n" + new OtherCosts(paths, scratch).text(effort.rounds()));
        }
        Files.writeString(docs.resolve("benchmark.csv"), csv.text());
        Files.writeString(docs.resolve("benchmark.md"), page.text());
        System.out.print(page.text());
    }

    private List<Tool> tools() {
        List<Tool> tools = new ArrayList<>();
        tools.add(Tool.selvage("dpor", paths));
        tools.add(Tool.selvage("random", paths));
        tools.addAll(Tool.peers(paths));
        tools.add(Tool.stress(paths));
        return tools;
    }

    private ToolComparison compare() throws IOException, InterruptedException {
        ToolComparison comparison = new ToolComparison();
        for (BenchProgram program : effort.programs()) {
            for (Tool tool : tools()) {
                ToolResults cell = measure(program, tool);
                comparison.add(program, cell);
                csv.add(cell);
                System.err.printf(
                        Locale.ROOT,
                        "%-22s %-16s found %d of %d, cold %s s%n",
                        program.title(),
                        tool.name(),
                        cell.found(),
                        cell.trials().size(),
                        Numbers.spread(cell.coldSeconds()));
            }
        }
        return comparison;
    }

    private ToolResults measure(BenchProgram program, Tool tool) throws IOException, InterruptedException {
        List<ProcessResult> trials = new ArrayList<>();
        int processes = program.isWrong() && tool.isSearching() ? effort.processes() : 1;
        int attempts = tool.isSearching() ? effort.attempts() : 1;
        Duration limit = tool.limit(program.isWrong() ? effort.limit() : effort.sample());
        do {
            trials.add(lab.run(tool, program, limit, attempts));
        } while (trials.size() < processes && trials.get(0).isFound());
        return new ToolResults(tool.name(), program.title(), trials);
    }

    private static String faultPlot(ToolComparison comparison) {
        List<BenchProgram> programs = comparison.wrong();
        SvgPlot plot = new SvgPlot(
                "From the start of the process to the fault; no point: not found",
                "s",
                programs.stream().map(BenchProgram::title).toList());
        for (String tool : comparison.tools()) {
            List<SvgPlot.Point> points = new ArrayList<>();
            for (int i = 0; i < programs.size(); i++) {
                int column = i;
                comparison
                        .cell(programs.get(i), tool)
                        .filter(cell -> cell.found() > 0)
                        .map(cell -> new SvgPlot.Point(column, Numbers.median(cell.coldSeconds()), !cell.isFound()))
                        .ifPresent(points::add);
            }
            plot.add(tool, points);
        }
        return plot.text();
    }

    private void grow(Growth.Axis axis, List<Integer> sizes, BenchmarkPage page, Path docs)
            throws IOException, InterruptedException {
        Growth growth = new Growth(axis, sizes);
        List<Tool> searching =
                new ArrayList<>(List.of(Tool.selvage("dpor", paths), Tool.selvage("exitblock-rw", paths)));
        Tool.peers(paths).stream().filter(Tool::isSearching).forEach(searching::add);
        for (Tool tool : searching) {
            System.err.println(axis + " " + tool.name());
            growth.followToTheEnd(lab, tool, effort.growthLimit());
        }
        for (Tool tool : List.of(Tool.selvage("random", paths), Tool.selvage("pos", paths), Tool.stress(paths))) {
            System.err.println(axis + " " + tool.name());
            growth.sample(lab, tool, effort.growthSample());
        }
        page.add("## Growth: " + growth.title() + "\n\n" + growth.table() + "\n");
        for (Growth.Measure measure : Growth.Measure.values()) {
            String name = "benchmark-" + axis + "-" + measure + ".svg";
            page.addPlot(docs, name.toLowerCase(Locale.ROOT), growth.plot(measure));
        }
    }
}
