package io.selvage.bench.peers;

import java.util.List;

/** The comparison as Markdown tables. */
final class ComparisonPage {
    private final ToolComparison comparison;
    private final StringBuilder page = new StringBuilder();

    ComparisonPage(ToolComparison comparison) {
        this.comparison = comparison;
    }

    String text(String ours, String fastest) {
        findings();
        correct();
        totals(ours, fastest);
        losses(ours);
        return page.toString();
    }

    private void findings() {
        page.append("## Faults\n\n");
        page.append("| program | tool | found | executions until then | cold, s | warm, s | peak, MB ")
                .append("| in the tool's words |\n");
        page.append("|---|---|---|---|---|---|---|---|\n");
        for (BenchProgram program : comparison.wrong()) {
            for (String tool : comparison.tools()) {
                comparison.cell(program, tool).ifPresent(cell -> findingRow(program, cell));
            }
        }
        page.append('\n');
    }

    private void findingRow(BenchProgram program, ToolResults cell) {
        row(
                program.title(),
                cell.tool(),
                outcome(cell),
                Numbers.whole(Numbers.median(cell.executions())),
                Numbers.spread(cell.coldSeconds()),
                Numbers.spread(cell.warmSeconds()),
                Numbers.whole(cell.peakMegabytes()),
                cell.what());
    }

    private static String outcome(ToolResults cell) {
        if (!cell.isAnswered()) {
            return "**cannot run it**: " + cell.trouble();
        }
        if (cell.isFound()) {
            return "yes";
        }
        if (cell.found() > 0) {
            return cell.found() + " times of " + cell.trials().size();
        }
        if (cell.isHung()) {
            return "hangs with it, says nothing";
        }
        return cell.isEnded() ? "**no, and says that it is done**" : "no, limit";
    }

    private void correct() {
        page.append("## Correct twins\n\n");
        page.append("| program | tool | answer | executions | executions/s | cold, s | peak, MB |\n");
        page.append("|---|---|---|---|---|---|---|\n");
        for (BenchProgram program : comparison.correct()) {
            for (String tool : comparison.tools()) {
                comparison.cell(program, tool).ifPresent(cell -> correctRow(program, cell));
            }
        }
        page.append('\n');
    }

    private void correctRow(BenchProgram program, ToolResults cell) {
        row(
                program.title(),
                cell.tool(),
                answer(cell),
                Numbers.whole(Numbers.median(cell.executions())),
                Numbers.brief(cell.rate()),
                Numbers.spread(cell.coldSeconds()),
                Numbers.whole(cell.peakMegabytes()));
    }

    private static String answer(ToolResults cell) {
        if (!cell.isAnswered()) {
            return "**cannot run it**: " + cell.trouble();
        }
        if (cell.found() > 0) {
            return "**false alarm**: " + cell.what();
        }
        if (cell.isHung()) {
            return "**hangs**";
        }
        return cell.isEnded() ? "done" : "limit";
    }

    private void totals(String ours, String fastest) {
        page.append("## Totals\n\n");
        page.append("| tool | faults found | hangs with | correct twins done | time to the fault, cold, against ")
                .append(ours)
                .append(" | executions/s: ")
                .append(fastest)
                .append(" against it |\n|---|---|---|---|---|---|\n");
        for (String tool : comparison.tools()) {
            row(
                    tool,
                    comparison.found(tool) + " of " + comparison.wrong().size(),
                    Long.toString(comparison.hung(tool)),
                    comparison.ended(tool) + " of " + comparison.correct().size(),
                    ratio(comparison.coldRatios(ours, tool)),
                    ratio(comparison.rateRatios(fastest, tool)));
        }
        page.append("\nRatios are geometric means over the programs for which both have a number. ")
                .append("Above 1, Selvage is better.\n\n");
    }

    private static String ratio(List<Double> ratios) {
        return ratios.isEmpty() ? "–" : Numbers.brief(Numbers.geometricMean(ratios)) + "× (" + ratios.size() + ")";
    }

    private void losses(String ours) {
        page.append("## Where Selvage is worse\n\n");
        List<String> losses = comparison.losses(ours);
        if (losses.isEmpty()) {
            page.append("In none of the cells above.\n\n");
            return;
        }
        losses.forEach(loss -> page.append("* ").append(loss).append('\n'));
        page.append('\n');
    }

    private void row(String... values) {
        page.append('|');
        for (String value : values) {
            page.append(' ').append(value.replace("|", "\\|")).append(" |");
        }
        page.append('\n');
    }
}
