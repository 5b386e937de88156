package io.selvage.modelprogram;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A program given as data: threads by name, each a list of instructions. Threads that nobody starts run from the beginning. */
public final class ModelProgram {
    private final Map<String, List<Instruction>> threads = new LinkedHashMap<>();

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

    Map<String, List<Instruction>> threads() {
        return threads;
    }
}
