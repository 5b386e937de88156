package io.selvage.mutate.scenario;

import io.selvage.monitor.sequence.CallRounds;
import io.selvage.monitor.sequence.CallSource;
import io.selvage.monitor.spec.MonitorModel;
import io.selvage.script.generate.ScriptHeader;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Writes a scenario as a script that passes if what comes of it is what can come of it on the original. Calls that may
 * wait for ever are interrupted in the end.
 */
final class ScenarioScript {
    private static final String INTERRUPTED = "InterruptedException";

    private final CallRounds use;
    private final Set<List<CallOutcome>> possible = new LinkedHashSet<>();
    private final List<CallSource> calls = new ArrayList<>();
    private final MonitorModel<?> model;
    private final int endTick;
    private final boolean mayWait;
    private final StringBuilder text = new StringBuilder();

    /** @throws io.selvage.monitor.spec.BadSpec if a call or the constructor cannot be written as source */
    ScenarioScript(MonitorModel<?> model, CallRounds use, Outcomes original) {
        this.model = model;
        this.use = use;
        use.calls()
                .forEach(call ->
                        calls.add(CallSource.of(model.type(), model.calls().get(call))));
        endTick = use.rounds().size() + 1;
        mayWait = !original.alwaysCompletes();
        original.visible().forEach(outcome -> possible.add(ended(outcome)));
    }

    /** What is seen of {@code outcome} after those that wait were interrupted. */
    private List<CallOutcome> ended(List<CallOutcome> outcome) {
        return outcome.stream()
                .map(call -> call.isCompleted() ? call : new CallOutcome(endTick, "", INTERRUPTED, ""))
                .toList();
    }

    String write() {
        List<String> methods = calls.stream().map(CallSource::method).distinct().toList();
        ScriptHeader.lines(model.type(), model.construction(use.instance()), methods)
                .forEach(this::line);
        line("#begin");
        if (possible.size() > 1) {
            shared();
        }
        int number = 0;
        for (int tick = 1; tick < endTick; tick++) {
            line("  #tick // " + tick);
            for (int i = 0; i < use.rounds().get(tick - 1).size(); i++) {
                thread(number++);
            }
            line("  #end");
        }
        end();
        line("#end");
        return text.toString();
    }

    private void line(String line) {
        text.append(line).append('\n');
    }

    private void shared() {
        line("  #shared <s> // what can come of the calls, which are made at the same time");
        line("    final String[] seen = new String[" + calls.size() + "];");
        line("    final java.util.List<String> possible = java.util.Arrays.asList(");
        List<String> lines = new ArrayList<>();
        for (List<CallOutcome> outcome : possible) {
            List<String> parts = new ArrayList<>();
            outcome.forEach(call -> parts.add(text(call, parts.size())));
            lines.add("        \"" + escaped(String.join(", ", parts)) + "\"");
        }
        line(String.join(",\n", lines) + ");");
        line("    boolean saw(int call, Object what, int tick) {");
        line("        seen[call] = what + \" in tick \" + tick;");
        line("        return true;");
        line("    }");
        line("  #end");
    }

    private String text(CallOutcome call, int number) {
        String what = !call.exception().isEmpty()
                ? simple(call.exception())
                : !isChecked(number) ? "done" : call.text().isEmpty() ? "null" : call.text();
        return what + " in tick " + call.completes();
    }

    /** Whether the result of the call can be written as source, whatever it is. */
    private boolean isChecked(int number) {
        return calls.get(number).answers()
                && possible.stream()
                        .map(outcome -> outcome.get(number))
                        .allMatch(
                                call -> !call.answer().isEmpty() || call.text().isEmpty());
    }

    private static String simple(String type) {
        return type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
    }

    private static String escaped(String what) {
        return what.replace("\\", "\\\\").replace("\"", "\\\"");
    }

    private void thread(int number) {
        line("    #thread <T" + (number + 1) + ">");
        if (possible.size() > 1) {
            recorded(number);
        } else {
            checked(number, possible.iterator().next().get(number));
        }
        line("    #end");
    }

    private void checked(int number, CallOutcome expected) {
        String call = "m." + calls.get(number).text();
        String answer = expected.answer().isEmpty() ? "null" : expected.answer();
        line(
                !expected.exception().isEmpty()
                        ? "      #excMonitor " + call + "; # " + source(expected.exception()) + " #end"
                        : isChecked(number)
                                ? "      #valueCheck " + call + " # " + answer + " #end"
                                : "      #excMonitor " + call + "; #end");
        line("      #valueCheck time() # " + expected.completes() + " #end");
    }

    private static String source(String type) {
        return type.replace('$', '.');
    }

    /** What comes of the call is noted, and all that was noted is looked at in the end. */
    private void recorded(int number) {
        String call = "m." + calls.get(number).text();
        Set<String> exceptions = new TreeSet<>();
        possible.forEach(outcome -> {
            if (!outcome.get(number).exception().isEmpty()) {
                exceptions.add(outcome.get(number).exception());
            }
        });
        line("      " + (exceptions.isEmpty() ? "" : "try { ")
                + (isChecked(number)
                        ? "s.saw(" + number + ", " + call + ", time());"
                        : call + "; s.saw(" + number + ", \"done\", time());"));
        for (String exception : exceptions) {
            line("      } catch (" + source(exception) + " thrown) {");
            line("        s.saw(" + number + ", \"" + simple(exception) + "\", time());");
        }
        if (!exceptions.isEmpty()) {
            line("      }");
        }
    }

    private void end() {
        if (mayWait) {
            line("  #tick // " + endTick);
            line("    #thread <end>");
            for (int i = 0; i < calls.size(); i++) {
                if (waits(i)) {
                    line("      thread(\"T" + (i + 1) + "\").interrupt();");
                }
            }
            line("    #end");
            line("  #end");
        }
        if (possible.size() > 1) {
            line("  #tick // " + (endTick + (mayWait ? 1 : 0)));
            line("    #thread <all>");
            line("      #valueCheck s.possible.contains(String.join(\", \", s.seen)) # true #end");
            line("    #end");
            line("  #end");
        }
    }

    private boolean waits(int call) {
        return possible.stream().anyMatch(outcome -> outcome.get(call).completes() == endTick);
    }
}
