package io.selvage.script;

import io.selvage.script.driver.ScriptedAction;
import io.selvage.script.language.Blocks;
import io.selvage.script.language.ParsedScript;
import io.selvage.script.search.ScriptResult;
import io.selvage.script.search.SequenceResult;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The test plan of a script in Markdown, after Harvey and Strooper, "Testing Java monitors through deterministic
 * execution" (ASWEC 2001), Figures 2 and 3: the conditions; for each sequence the calls of each tick, the component's
 * state after it, and whose calls are suspended. A condition that speaks of how often a method waits is compared with
 * what was measured.
 */
final class TestPlan {
    private static final Pattern WAITS =
            Pattern.compile("(?:(\\w+)(?:\\(.*\\))? )?(does not wait|waits once|waits several times|waits)");
    private static final Pattern METHOD = Pattern.compile("//\\s*(\\w+)\\s*");

    private final ParsedScript script;
    private final ScriptResult result;
    private final StringBuilder text = new StringBuilder();

    private TestPlan(ParsedScript script, ScriptResult result) {
        this.script = script;
        this.result = result;
    }

    static String of(ParsedScript script, ScriptResult result) {
        return new TestPlan(script, result).write();
    }

    private String write() {
        line("# Test plan of " + script.file());
        line("");
        line("Component: `" + script.component().type().text()
                + script.component().arguments().text() + "`");
        line("");
        line("| condition | | claimed by | measured |");
        line("|---|---|---|---|");
        for (Blocks.Condition condition : script.conditions()) {
            line("| " + condition.id() + " | " + condition.text() + " | " + claims(condition.id()) + " | "
                    + measured(condition) + " |");
        }
        result.sequences().forEach(this::sequence);
        return text.toString();
    }

    private void line(String written) {
        text.append(written).append('\n');
    }

    private String claims(String id) {
        String claims = claiming(id).stream()
                .map(sequence -> String.valueOf(sequence.number()))
                .collect(Collectors.joining(", "));
        return claims.isEmpty() ? "**nobody**" : claims;
    }

    private List<SequenceResult> claiming(String id) {
        return result.sequences().stream()
                .filter(sequence -> sequence.conditions().contains(id))
                .toList();
    }

    /** Whether the sequences that claim the condition have met it, if it is one that is measured. */
    private String measured(Blocks.Condition condition) {
        Matcher matcher = WAITS.matcher(condition.text().strip());
        if (!matcher.matches()) {
            return "";
        }
        Optional<String> method = Optional.ofNullable(matcher.group(1)).or(() -> heading(condition.offset()));
        if (method.isEmpty()) {
            return "";
        }
        boolean isMet = claiming(condition.id()).stream()
                .flatMap(sequence -> sequence.coverage().stream())
                .anyMatch(met -> isMet(met, method.get(), matcher.group(2)));
        return isMet ? "met" : "**not met**";
    }

    private static boolean isMet(String measured, String method, String wanted) {
        String prefix = method + " waited ";
        if (!measured.startsWith(prefix)) {
            return false;
        }
        return Arrays.stream(measured.substring(prefix.length())
                        .replace(" times", "")
                        .split(", "))
                .mapToInt(Integer::parseInt)
                .anyMatch(times -> switch (wanted) {
                    case "does not wait" -> times == 0;
                    case "waits once" -> times == 1;
                    case "waits" -> times > 0;
                    default -> times > 1;
                });
    }

    /** The method that the last comment above a condition consists of. */
    private Optional<String> heading(int offset) {
        String[] above = script.source().text().substring(0, offset).split("\n");
        for (int i = above.length - 1; i >= 0; i--) {
            if (above[i].strip().startsWith("//")) {
                Matcher matcher = METHOD.matcher(above[i].strip());
                return matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    private void sequence(SequenceResult sequence) {
        line("");
        line("## Sequence " + sequence.number() + ", line " + sequence.line()
                + (sequence.conditions().isEmpty() ? "" : ": " + String.join(" ", sequence.conditions())));
        line("");
        line("The first of " + sequence.orders() + (sequence.orders() == 1 ? " order." : " orders."));
        line("");
        line("| tick | calls | state after it | suspended |");
        line("|---|---|---|---|");
        List<String> states = sequence.shown().states();
        for (int tick = 1; tick <= states.size(); tick++) {
            line("| " + tick + " | " + calls(sequence, tick) + " | " + states.get(tick - 1) + " | "
                    + suspended(sequence, tick) + " |");
        }
    }

    private static String calls(SequenceResult sequence, int tick) {
        return sequence.shown().actions().stream()
                .filter(action -> action.began() == tick)
                .map(action -> action.thread() + ": " + String.join("; ", action.calls()))
                .map(calls -> calls.replace("|", "\\|"))
                .collect(Collectors.joining("<br>"));
    }

    private static String suspended(SequenceResult sequence, int tick) {
        return sequence.shown().actions().stream()
                .filter(action -> action.began() <= tick && (action.ended() == 0 || action.ended() > tick))
                .map(ScriptedAction::thread)
                .collect(Collectors.joining(", "));
    }
}
