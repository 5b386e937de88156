package io.selvage.modelprogram;

import io.selvage.model.OpKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * A program given as data: threads by name, each a list of instructions. Threads that nobody starts run from the
 * beginning.
 */
public final class ModelProgram {
    private final Map<String, List<Instruction>> threads = new LinkedHashMap<>();
    private final Set<String> daemons = new TreeSet<>();
    private final Set<String> idle = new TreeSet<>();

    /** Adds a thread; parts are {@link Instruction}s or lists of them. */
    public ModelProgram thread(String name, Object... parts) {
        List<Instruction> body = new ArrayList<>();
        for (Object part : parts) {
            if (part instanceof Instruction instruction) {
                body.add(instruction);
            } else {
                ((List<?>) part).forEach(element -> body.add((Instruction) element));
            }
        }
        if (threads.put(name, List.copyOf(body)) != null) {
            throw new IllegalArgumentException("two threads are called " + name);
        }
        return this;
    }

    /** The thread does not keep the JVM alive. */
    public ModelProgram daemon(String name) {
        daemons.add(name);
        return this;
    }

    /** The thread does not run from the beginning even if nobody starts it. */
    public ModelProgram idle(String name) {
        idle.add(name);
        return this;
    }

    public Map<String, List<Instruction>> threads() {
        return threads;
    }

    public boolean isDaemon(String name) {
        return daemons.contains(name);
    }

    public boolean isIdle(String name) {
        return idle.contains(name);
    }

    /** Whether the thread is there from the beginning. */
    public boolean runsAtOnce(String name) {
        return !isIdle(name)
                && threads.values().stream()
                        .flatMap(List::stream)
                        .noneMatch(one ->
                                one.object().equals(name) && (one.kind() == OpKind.START || one.form() == Form.HOOK));
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        threads.forEach((name, body) -> text.append(text.isEmpty() ? "" : "; ")
                .append(isDaemon(name) ? "daemon " : "")
                .append(isIdle(name) ? "idle " : "")
                .append(name)
                .append(": ")
                .append(String.join(
                        ", ", body.stream().map(Instruction::toString).toList())));
        return text.toString();
    }
}
