package io.selvage.agent.jdk;

import io.selvage.agent.jdk.edit.ClassEdit;
import io.selvage.agent.jdk.edit.InstructionEdit;
import io.selvage.agent.jdk.edit.InstructionPass;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Which edits which JDK class gets. All names are internal names. */
final class JdkEditTable {
    private static final int FIRST_WITH_FIBERS = 21;
    private static final String UTIL = "java/util/";
    private static final String CONCURRENT = "java/util/concurrent/";
    private static final String LOCK_SUPPORT = CONCURRENT + "locks/LockSupport";

    /** Classes of {@code java.util} that hash what they are given, and that the JDK may have loaded already. */
    private static final Set<String> HASHING = Set.of(
            "AbstractList",
            "AbstractMap",
            "AbstractSet",
            "ArrayList",
            "Arrays",
            "HashMap",
            "HashMap$TreeNode",
            "Hashtable",
            "Hashtable$Entry",
            "IdentityHashMap",
            "ImmutableCollections$MapN",
            "ImmutableCollections$SetN",
            "KeyValueHolder",
            "Objects",
            "Optional",
            "WeakHashMap");

    private final Map<String, List<ClassEdit>> heads = new HashMap<>();
    private final Map<String, List<InstructionEdit>> swaps = new HashMap<>();
    private final List<InstructionEdit> concurrent = new ArrayList<>();
    private final List<InstructionEdit> impersonation;
    private final List<InstructionEdit> pools;

    JdkEditTable(int release) {
        boolean impersonate = release < FIRST_WITH_FIBERS;
        impersonation = impersonate ? ThreadEdits.IMPERSONATION : List.of();
        concurrent.addAll(impersonation);
        concurrent.addAll(WorldEdits.TIME);
        concurrent.addAll(WorldEdits.PROCESSORS);
        concurrent.addAll(WorldEdits.HASHES);
        pools = PoolEdits.shared(release);
        concurrent.addAll(pools);
        if (impersonate) {
            concurrent.addAll(ThreadEdits.CALLS_OF_UNHOOKED);
        }
        addHeadHooks(release);
        addThreadEdits();
        addWorldEdits();
    }

    private void addHeadHooks(int release) {
        heads.put("java/lang/Thread", ThreadEdits.ofThread(release));
        heads.put("java/lang/ThreadGroup", ThreadEdits.ofGroup());
        heads.put("java/lang/Thread$ThreadNumbering", ThreadEdits.NUMBERING);
        heads.put("java/lang/Runtime", WorldEdits.RUNTIME);
        heads.put("java/lang/System", WorldEdits.SYSTEM);
        heads.put("java/lang/StackWalker", StackEdits.WALKER);
        heads.put("java/time/Clock", WorldEdits.CLOCK);
        heads.put("java/util/Random", WorldEdits.OUTCOMES);
        heads.put("java/security/SecureRandom", WorldEdits.SECURE_RANDOM);
        heads.put(LOCK_SUPPORT, ThreadEdits.PARKING);
        heads.put(
                CONCURRENT + "ForkJoinPool",
                Stream.concat(PoolEdits.POOL_IDS.stream(), PoolEdits.forkJoinPool(release).stream())
                        .toList());
        heads.put(CONCURRENT + "ForkJoinTask", PoolEdits.forkJoinTask(release));
        heads.put("java/lang/invoke/MethodHandles$Lookup", LookupEdits.ALL);
        heads.putAll(SharedStateEdits.BY_CLASS);
        heads.put("jdk/internal/reflect/Reflection", SharedStateEdits.MEMBERS);
        heads.putAll(NetworkEdits.HEADS);
    }

    private void addThreadEdits() {
        swap("java/lang/Thread", impersonation);
        swap("java/lang/ThreadLocal", impersonation);
        swap("java/lang/InheritableThreadLocal", impersonation);
        swap("java/lang/ThreadBuilders", ThreadEdits.BUILDERS);
        swap("java/lang/Throwable", StackEdits.EXCEPTIONS);
        swap("java/util/stream/AbstractTask", impersonation);
        swap("java/util/Timer", WorldEdits.TIME, PoolEdits.TIMER_NUMBERS, impersonation);
        swap("java/util/TimerThread", WorldEdits.TIME, impersonation);
        swap(CONCURRENT + "Executors$DefaultThreadFactory", PoolEdits.POOL_NUMBERS);
        swap(CONCURRENT + "ThreadPoolExecutor", PoolEdits.IDLE_WORKERS);
    }

    private void addWorldEdits() {
        swap("java/lang/Object", WorldEdits.HASHES);
        swap("java/lang/Enum", WorldEdits.ENUM);
        swap("java/util/Date", WorldEdits.TIME);
        swap("java/util/Calendar", WorldEdits.TIME);
        swap("java/util/GregorianCalendar", WorldEdits.TIME);
        swap("java/util/Random", WorldEdits.TIME, WorldEdits.SEEDS);
        swap("java/util/SplittableRandom", WorldEdits.SEEDS);
        swap("java/util/Collections", WorldEdits.SHARED_RANDOM);
        swap("java/time/Clock", WorldEdits.TIME);
        swap("java/time/Clock$SystemClock", WorldEdits.TIME);
        swap("java/time/Clock$SystemInstantSource", WorldEdits.TIME);
        swap(CONCURRENT + "ThreadLocalRandom", WorldEdits.SEEDS);
        for (String name : List.of("java/net/Socket", "java/net/ServerSocket", "java/net/DatagramSocket")) {
            swap(name, NetworkEdits.factories(name));
        }
        for (String name : HASHING) {
            swap(UTIL + name, WorldEdits.HASHES);
        }
    }

    @SafeVarargs
    private void swap(String type, List<InstructionEdit>... edits) {
        List<InstructionEdit> all = swaps.computeIfAbsent(type, absent -> new ArrayList<>());
        for (List<InstructionEdit> some : edits) {
            all.addAll(some);
        }
    }

    /**
     * True for a class that has edits of its own, loaded or not. The immutable collections are among them, edited or
     * not: code compiled from them may have the JDK's random order of iteration built in, and has to go.
     */
    boolean concerns(String name) {
        return name.startsWith(CONCURRENT)
                || name.startsWith("java/util/ImmutableCollections$")
                || heads.containsKey(name)
                || !swaps.getOrDefault(name, List.of()).isEmpty()
                || QuietMethods.anyIn(name);
    }

    /** True for a class that gets edits just for its package, which pays only while it is being loaded. */
    boolean concernsNew(String name) {
        return concerns(name)
                || name.startsWith(UTIL) && name.indexOf('/', UTIL.length()) < 0
                || name.startsWith("jdk/random/");
    }

    /**
     * What classes that are interleaved within get besides: their other instructions are woven like those of the
     * program.
     */
    List<ClassEdit> editsInside(String name) {
        List<InstructionEdit> instructions = new ArrayList<>(swaps.getOrDefault(name, List.of()));
        instructions.addAll(pools);
        List<ClassEdit> edits = new ArrayList<>(List.of(new InstructionPass(instructions)));
        edits.addAll(heads.getOrDefault(name, List.of()));
        return edits;
    }

    List<ClassEdit> edits(String name) {
        List<InstructionEdit> instructions = new ArrayList<>(swaps.getOrDefault(name, List.of()));
        List<ClassEdit> edits = new ArrayList<>();
        if (name.startsWith(CONCURRENT)) {
            instructions.addAll(concurrent);
            if (!name.equals(LOCK_SUPPORT)) {
                instructions.addAll(ThreadEdits.RAW_PARKING);
            }
            edits.addAll(PoolEdits.driving(name));
        } else if (name.startsWith(UTIL) && name.indexOf('/', UTIL.length()) < 0) {
            instructions.addAll(WorldEdits.HASHES);
        } else if (name.startsWith("jdk/random/")) {
            instructions.addAll(WorldEdits.SEEDS);
        }
        edits.add(new InstructionPass(instructions));
        edits.addAll(heads.getOrDefault(name, List.of()));
        return edits;
    }
}
