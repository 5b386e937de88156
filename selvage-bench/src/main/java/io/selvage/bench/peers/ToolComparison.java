package io.selvage.bench.peers;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Everything that was measured of programs and tools, and what follows from it. */
final class ToolComparison {
    private final List<String> tools = new ArrayList<>();
    private final Map<BenchProgram, Map<String, ToolResults>> cells = new LinkedHashMap<>();

    void add(BenchProgram program, ToolResults cell) {
        if (!tools.contains(cell.tool())) {
            tools.add(cell.tool());
        }
        cells.computeIfAbsent(program, key -> new LinkedHashMap<>()).put(cell.tool(), cell);
    }

    /** In the order of their first cells; the first one is ours. */
    List<String> tools() {
        return List.copyOf(tools);
    }

    List<BenchProgram> programs() {
        return List.copyOf(cells.keySet());
    }

    List<BenchProgram> wrong() {
        return programs().stream().filter(BenchProgram::isWrong).toList();
    }

    List<BenchProgram> correct() {
        return programs().stream().filter(program -> !program.isWrong()).toList();
    }

    Optional<ToolResults> cell(BenchProgram program, String tool) {
        return Optional.ofNullable(cells.getOrDefault(program, Map.of()).get(tool));
    }

    /** Wrong programs whose fault {@code tool} finds in every process. */
    long found(String tool) {
        return wrong().stream()
                .filter(program ->
                        cell(program, tool).filter(ToolResults::isFound).isPresent())
                .count();
    }

    /** Programs, wrong or correct, that {@code tool} hangs with. */
    long hung(String tool) {
        return programs().stream()
                .filter(program ->
                        cell(program, tool).filter(ToolResults::isHung).isPresent())
                .count();
    }

    /** Correct programs with which {@code tool} comes to its own end. */
    long ended(String tool) {
        return correct().stream()
                .filter(program ->
                        cell(program, tool).filter(ToolResults::isEnded).isPresent())
                .count();
    }

    /**
     * How many times longer than {@code ours} it takes {@code theirs}, from a cold start, where both find the fault.
     */
    List<Double> coldRatios(String ours, String theirs) {
        List<Double> ratios = new ArrayList<>();
        for (BenchProgram program : wrong()) {
            Optional<ToolResults> mine = cell(program, ours).filter(ToolResults::isFound);
            Optional<ToolResults> yours = cell(program, theirs).filter(ToolResults::isFound);
            if (mine.isPresent() && yours.isPresent()) {
                ratios.add(Numbers.median(yours.get().coldSeconds())
                        / Numbers.median(mine.get().coldSeconds()));
            }
        }
        return ratios;
    }

    /** How many times as many executions per second, on correct programs where both were measured. */
    List<Double> rateRatios(String ours, String theirs) {
        List<Double> ratios = new ArrayList<>();
        for (BenchProgram program : correct()) {
            double mine = cell(program, ours).map(ToolResults::rate).orElse(Double.NaN);
            double yours = cell(program, theirs).map(ToolResults::rate).orElse(Double.NaN);
            if (mine > 0 && yours > 0) {
                ratios.add(mine / yours);
            }
        }
        return ratios;
    }

    /**
     * A sentence for each cell in which another tool does better than {@code ours}; its own variants are no other
     * tools.
     */
    List<String> losses(String ours) {
        List<String> losses = new ArrayList<>();
        for (String theirs : tools) {
            if (!theirs.startsWith(ours)) {
                wrong().forEach(program -> compareFinding(program, ours, theirs, losses));
                programs().forEach(program -> compareMemory(program, ours, theirs, losses));
            }
        }
        return losses;
    }

    private void compareFinding(BenchProgram program, String ours, String theirs, List<String> losses) {
        Optional<ToolResults> mine = cell(program, ours);
        Optional<ToolResults> yours = cell(program, theirs).filter(cell -> cell.found() > 0);
        if (mine.isEmpty() || yours.isEmpty()) {
            return;
        }
        if (!mine.get().isFound()) {
            losses.add(program.title() + ": " + theirs + " finds the fault, " + ours + " does not always");
            return;
        }
        worse(
                program,
                "from a cold start",
                mine.get().coldSeconds(),
                theirs,
                yours.get().coldSeconds(),
                losses);
        worse(program, "warm", mine.get().warmSeconds(), theirs, yours.get().warmSeconds(), losses);
        double executions = Numbers.median(mine.get().executions());
        double fewer = Numbers.median(yours.get().executions());
        if (fewer < executions) {
            losses.add(program.title() + ": " + theirs + " needs " + Numbers.whole(fewer) + " executions, " + ours + " "
                    + Numbers.whole(executions));
        }
    }

    private static void worse(
            BenchProgram program,
            String when,
            List<Double> mine,
            String theirs,
            List<Double> yours,
            List<String> losses) {
        double ours = Numbers.median(mine);
        double others = Numbers.median(yours);
        if (others < ours) {
            losses.add(program.title() + ": " + theirs + " is faster " + when + ", " + Numbers.brief(others)
                    + " s against " + Numbers.brief(ours) + " s");
        }
    }

    private void compareMemory(BenchProgram program, String ours, String theirs, List<String> losses) {
        double mine = cell(program, ours).map(ToolResults::peakMegabytes).orElse(Double.NaN);
        double yours = cell(program, theirs).map(ToolResults::peakMegabytes).orElse(Double.NaN);
        if (yours < mine) {
            losses.add(program.title() + ": " + theirs + " takes less memory, " + Numbers.whole(yours) + " MB against "
                    + Numbers.whole(mine) + " MB");
        }
    }
}
