package io.selvage.bench.peers;

import io.selvage.bench.programs.Sections;
import java.util.List;

/**
 * What a tool is to run: a class with {@code main} and its arguments.
 *
 * @param name one word; {@link #named} finds the work by it
 */
public record Work(String name, Class<?> type, Main main, List<String> args) {
    /** A {@code main} method. */
    @FunctionalInterface
    public interface Main {
        void run(String... args) throws Exception;
    }

    private static final String SECTIONS = "sections-";

    public Work {
        args = List.copyOf(args);
    }

    /** {@code threads} threads that enter one critical section {@code often} times each. */
    static Work sections(int threads, int often) {
        List<String> args = List.of(Integer.toString(threads), Integer.toString(often));
        return new Work(SECTIONS + threads + "-" + often, Sections.class, Sections::main, args);
    }

    static Work named(String name) {
        if (name.startsWith(SECTIONS)) {
            String[] sizes = name.substring(SECTIONS.length()).split("-", -1);
            return sections(Integer.parseInt(sizes[0]), Integer.parseInt(sizes[1]));
        }
        for (BenchProgram program : BenchProgram.values()) {
            if (program.title().equals(name)) {
                return program.work();
            }
        }
        throw new IllegalArgumentException("no program is called " + name);
    }

    /** Runs it once, here and now, on real threads. */
    public void run() throws Exception {
        main.run(args.toArray(new String[0]));
    }
}
