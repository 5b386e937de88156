package io.selvage.bench.peers;

import io.selvage.bench.programs.Sections;
import java.util.List;

/** Threads that each enter one critical section several times. */
record GrowingWork(int threads, int often) implements Work {
    static final String PREFIX = "sections-";

    static GrowingWork named(String title) {
        String[] sizes = title.substring(PREFIX.length()).split("-", -1);
        return new GrowingWork(Integer.parseInt(sizes[0]), Integer.parseInt(sizes[1]));
    }

    @Override
    public String title() {
        return PREFIX + threads + "-" + often;
    }

    @Override
    public Class<?> type() {
        return Sections.class;
    }

    @Override
    public List<String> args() {
        return List.of(Integer.toString(threads), Integer.toString(often));
    }

    @Override
    public void run() throws InterruptedException {
        Sections.main(args().toArray(new String[0]));
    }
}
