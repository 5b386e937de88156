package io.selvage.agent.weave.analysis;

import io.selvage.hooks.threads.ClockReading;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/** What a method does with the times that it reads; of other methods' uses nothing is known. */
public final class ClockUses {
    static final ClockUses NONE = new ClockUses();

    private static final String TIME = "java/time/";
    private static final Set<String> NOW = Set.of(
            "Instant",
            "LocalDate",
            "LocalTime",
            "LocalDateTime",
            "ZonedDateTime",
            "OffsetDateTime",
            "OffsetTime",
            "Year",
            "YearMonth",
            "MonthDay");

    private final Map<MethodInsnNode, Integer> uses = new HashMap<>();

    private ClockUses() {}

    static ClockUses of(MethodNode method) {
        ClockUses found = new ClockUses();
        try {
            new Analyzer<>(new ClockInterpreter(found)).analyze("java/lang/Object", method);
            return found;
        } catch (AnalyzerException unknown) {
            return NONE;
        }
    }

    /** Whether the answer of {@code call} is a time. */
    public static boolean isReading(MethodInsnNode call) {
        return switch (call.owner) {
            case "java/lang/System" -> call.name.equals("nanoTime") || call.name.equals("currentTimeMillis");
            case "java/time/Clock" -> call.name.equals("instant") || call.name.equals("millis");
            default ->
                call.owner.startsWith(TIME)
                        && call.name.equals("now")
                        && NOW.contains(call.owner.substring(TIME.length()));
        };
    }

    /** One of {@link ClockReading}: what the method does with what {@code reading} answers. */
    public int of(MethodInsnNode reading) {
        return this == NONE ? ClockReading.SHARED : uses.getOrDefault(reading, ClockReading.IDLE);
    }

    void add(Set<MethodInsnNode> readings, int use) {
        for (MethodInsnNode reading : readings) {
            uses.merge(reading, use, Math::max);
        }
    }
}
