package io.selvage.bench.peers;

import java.util.List;

/** What a tool is to run: a class with {@code main} and its arguments. */
public interface Work {
    /** One word, by which {@link #named} finds it: {@code lost-update}. */
    String title();

    /** The class with {@code main}. */
    Class<?> type();

    List<String> args();

    /** Calls {@code main} once, here and now, on real threads. */
    void run() throws Exception;

    static Work named(String title) {
        if (title.startsWith(GrowingWork.PREFIX)) {
            return GrowingWork.named(title);
        }
        for (BenchProgram program : BenchProgram.values()) {
            if (program.title().equals(title)) {
                return program;
            }
        }
        throw new IllegalArgumentException("no program is called " + title);
    }
}
