package io.selvage.monitor.studies;

import io.selvage.monitor.MonitorSpec;
import io.selvage.studies.BoundedBuffer;
import io.selvage.studies.BoundedOvertakingAllocator;
import io.selvage.studies.FairAllocator;
import io.selvage.studies.FairBridge;
import io.selvage.studies.ReaderWriterSafe;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The case studies of "A Dynamic Framework for Testing the Synchronization Behavior of Java Monitors" (Andres Yanes,
 * thesis, University of Texas at Arlington, 2007), chapter 5, with the counts of its Table 5.2. The buffer's capacity
 * is 3: the thesis says 5, but its counts are those of 3.
 */
public enum Study {
    BOUNDED_BUFFER(
            "BoundedBuffer",
            "a ring of three slots between producers and consumers",
            24,
            49,
            72,
            () -> buffer(3),
            () -> List.of(buffer(1), buffer(2))),
    READER_WRITER_SAFE(
            "ReaderWriterSafe",
            "many readers or one writer",
            72,
            120,
            147,
            () -> MonitorSpec.named("ReaderWriterSafe", ReaderWriterSafe.class)
                    .create()
                    .call("acquireRead")
                    .call("releaseRead")
                    .call("acquireWrite")
                    .call("releaseWrite")
                    .state("readers", "writing")
                    .check(new ReaderWriterChecker<>()),
            List::of),
    FAIR_BRIDGE(
            "FairBridge",
            "a bridge with one lane, whose sides take turns",
            354,
            385,
            470,
            () -> bridge(1),
            () -> List.of(bridge(2))),
    FAIR_ALLOCATOR(
            "FairAllocator",
            "balls handed out strictly in the order of the requests",
            92,
            172,
            214,
            () -> fairAllocator(2),
            () -> List.of(fairAllocator(1), fairAllocator(3))),
    BOUNDED_OVERTAKING_ALLOCATOR(
            "BoundedOvertakingAllocator",
            "balls handed out with limited overtaking: overtakes once too often",
            8,
            4,
            12,
            () -> allocator(MonitorSpec.named("BoundedOvertakingAllocator", BoundedOvertakingAllocator.class)
                            .create(2, 1))
                    .state("available", "next", "overtaken")
                    .check(new AllocatorChecker<>(2, 1)),
            List::of);

    private final String title;
    private final String story;
    private final long states;
    private final long paths;
    private final long transitions;
    private final Supplier<MonitorSpec<?>> spec;
    private final Supplier<List<MonitorSpec<?>>> further;

    Study(
            String title,
            String story,
            long states,
            long paths,
            long transitions,
            Supplier<MonitorSpec<?>> spec,
            Supplier<List<MonitorSpec<?>>> further) {
        this.title = title;
        this.story = story;
        this.states = states;
        this.paths = paths;
        this.transitions = transitions;
        this.spec = spec;
        this.further = further;
    }

    private static MonitorSpec<BoundedBuffer> buffer(int capacity) {
        return MonitorSpec.named("BoundedBuffer", BoundedBuffer.class)
                .create(capacity)
                .call("deposit", 1)
                .call("withdraw")
                .state("fullSlots")
                .check(new BufferChecker<>(capacity));
    }

    private static MonitorSpec<FairBridge> bridge(int mostOnBridge) {
        return MonitorSpec.named("FairBridge", FairBridge.class)
                .create()
                .call("redEnter")
                .call("redExit")
                .call("blueEnter")
                .call("blueExit")
                .state("nblue", "nred", "waitred", "waitblue", "blueturn")
                .check(new BridgeChecker<>(mostOnBridge));
    }

    private static MonitorSpec<FairAllocator> fairAllocator(int balls) {
        return allocator(MonitorSpec.named("FairAllocator", FairAllocator.class).create(balls))
                .state("available", "next")
                .check(new AllocatorChecker<>(balls, 0));
    }

    private static <M> MonitorSpec<M> allocator(MonitorSpec<M> made) {
        return made.call("get", 1).call("get", 2).call("put", 1).call("put", 2);
    }

    public static Optional<Study> named(String title) {
        return Arrays.stream(values())
                .filter(study -> study.title.equals(title))
                .findFirst();
    }

    public String title() {
        return title;
    }

    public String story() {
        return story;
    }

    /** The counts of the thesis: states, paths, transitions. */
    public long states() {
        return states;
    }

    public long paths() {
        return paths;
    }

    public long transitions() {
        return transitions;
    }

    /** Whether a violation is expected. */
    public boolean isBroken() {
        return this == BOUNDED_OVERTAKING_ALLOCATOR;
    }

    public MonitorSpec<?> spec() {
        return spec.get();
    }

    /** The same properties beyond the study: other instances, more at a time. The counts are not the thesis's. */
    public List<MonitorSpec<?>> further() {
        return further.get();
    }
}
