package io.selvage.script.generate;

import io.selvage.monitor.sequence.CallSequence;
import io.selvage.monitor.sequence.CallSequence.Part;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes one call sequence as a sequence of a script. */
final class SequenceTextWriter {
    private final CallSequence sequence;
    private final String conditions;
    private final StringBuilder text;
    /** By interchangeable group, the name of its lists. */
    private final Map<Integer, String> lists = new LinkedHashMap<>();

    /** @param conditions their names, separated by spaces */
    SequenceTextWriter(CallSequence sequence, String conditions, StringBuilder text) {
        this.sequence = sequence;
        this.conditions = conditions;
        this.text = text;
        for (Part part : sequence.parts()) {
            if (part.group() > 0) {
                lists.putIfAbsent(part.group(), part.method() + (lists.size() + 1));
            }
        }
    }

    void write() {
        line("");
        line("#begin");
        line("  #test " + conditions);
        shared();
        int last = sequence.parts().get(sequence.parts().size() - 1).tick();
        for (int tick = 1; tick <= last; tick++) {
            line("  #tick // " + tick);
            for (int i = 0; i < sequence.parts().size(); i++) {
                if (sequence.parts().get(i).tick() == tick) {
                    thread(i + 1, sequence.parts().get(i));
                }
            }
            line("  #end");
        }
        line("#end");
    }

    private void line(String line) {
        text.append(line).append('\n');
    }

    private void shared() {
        if (lists.isEmpty()) {
            return;
        }
        line("  #shared <s> // which of the equal calls is first does not matter");
        lists.forEach((group, name) -> {
            List<Part> its = sequence.parts().stream()
                    .filter(part -> part.group() == group)
                    .toList();
            list(name + "Times", its.stream().map(part -> "" + part.completes()).toList());
            if (hasAnswers(group)) {
                list(name + "Answers", its.stream().map(Part::answer).toList());
            }
        });
        line("  #end");
    }

    private void list(String name, List<String> values) {
        line("    final java.util.List<Object> " + name + " =");
        line("        new java.util.ArrayList<>(java.util.Arrays.asList(" + String.join(", ", values) + "));");
    }

    private boolean hasAnswers(int group) {
        return sequence.parts().stream()
                .filter(part -> part.group() == group)
                .noneMatch(part -> part.answer().isEmpty());
    }

    private void thread(int number, Part part) {
        line("    #thread <" + part.method() + number + ">");
        line("      " + call(part));
        line("      #valueCheck time() # "
                + (part.group() == 0
                        ? "" + part.completes()
                        : "s." + lists.get(part.group()) + "Times # CollectionRemove")
                + " #end");
        line("    #end");
    }

    private String call(Part part) {
        String call = "m." + part.call();
        if (!part.exception().isEmpty() && part.group() == 0) {
            return "#excMonitor " + call + "; # " + part.exception() + " #end";
        }
        if (part.group() > 0 && hasAnswers(part.group())) {
            return "#valueCheck " + call + " # s." + lists.get(part.group()) + "Answers # CollectionRemove #end";
        }
        return part.group() > 0 || part.answer().isEmpty()
                ? "#excMonitor " + call + "; #end"
                : "#valueCheck " + call + " # " + part.answer() + " #end";
    }
}
