package io.selvage.testbed.calls;

import io.selvage.dependence.CallFacet;
import io.selvage.dependence.CallFacets;
import io.selvage.testbed.calls.CallTable.Entry;
import io.selvage.testbed.waiting.Outcomes;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/**
 * Takes one entry after the other out of the tables of {@link CallFacets}: its method is said to change nothing that
 * others of the kind could see. Random programs in which the method is frequent have to notice.
 */
final class PlantedBlindness {
    /** A line of a table. */
    record Line(String type, String method) {
        @Override
        public String toString() {
            return type.substring(type.lastIndexOf('.') + 1) + "." + method;
        }
    }

    /** Methods that change nothing. */
    private static final Pattern LOOKS = Pattern.compile("get|get(OrDefault|Plain|Opaque|Acquire|First|Last)"
            + "|contains|containsKey|peek|peekFirst|peekLast|element|isEmpty");

    private final AnyCalls calls;
    private final Path out;
    private final Map<String, Map<String, CallFacet>> tables;

    PlantedBlindness(AnyCalls calls, Path out) throws ReflectiveOperationException {
        this.calls = calls;
        this.out = out;
        tables = tables();
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Map<String, CallFacet>> tables() throws ReflectiveOperationException {
        Field tables = CallFacets.class.getDeclaredField("TABLES");
        tables.setAccessible(true);
        return (Map<String, Map<String, CallFacet>>) tables.get(null);
    }

    /** All that say more than that a method only adds: there is nothing weaker than that. */
    List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        new TreeMap<>(tables)
                .forEach((type, table) -> new TreeMap<>(table).forEach((method, facet) -> {
                    if (facet != CallFacet.COUNT && facet != CallFacet.RELEASE) {
                        lines.add(new Line(type, method));
                    }
                }));
        return lines;
    }

    /** How many programs it takes until one notices; 0 if none of {@code most} does. */
    int programsUntilNoticed(Line line, int most) {
        List<Subject> subjects = Arrays.stream(Subject.values())
                .filter(subject -> subject.make().getClass().getName().equals(line.type()))
                .toList();
        Random random = new Random(line.toString().hashCode());
        for (int i = 1; i <= most; i++) {
            Subject subject = subjects.get(i / 3 % subjects.size());
            boolean isNoticed = isLook(line.method())
                    ? isLookNoticed(line, subject, random)
                    : isNoticed(line, subject, i % 3, random);
            if (isNoticed) {
                return i;
            }
        }
        return 0;
    }

    private boolean isNoticed(Line line, Subject subject, int shape, Random random) {
        List<Entry> some = new ArrayList<>(meant(subject, line.method()));
        some.addAll(meant(
                subject, any(List.copyOf(new TreeSet<>(tables.get(line.type()).keySet())), random)));
        AnyProgram program = switch (shape) {
            case 0 -> calls.draw(subject, some, random);
            case 1 -> calls.drawDense(subject, some, random);
            default -> calls.drawPublication(subject, some.get(0), some, random);
        };
        return notices(program, line.type(), line.method());
    }

    /** Of a method that only looks, the dependency on one that changes something is taken away. */
    private boolean isLookNoticed(Line line, Subject subject, Random random) {
        List<String> changing = new TreeSet<>(tables.get(line.type()).keySet())
                .stream().filter(method -> !isLook(method)).toList();
        String change = any(changing, random);
        AnyProgram program = calls.drawPair(subject, meant(subject, line.method()), meant(subject, change), random);
        return notices(program, line.type(), change);
    }

    private static String any(List<String> methods, Random random) {
        return methods.get(random.nextInt(methods.size()));
    }

    private static boolean isLook(String method) {
        return LOOKS.matcher(method).matches();
    }

    private List<Entry> meant(Subject subject, String method) {
        return calls.table.of(subject).stream()
                .filter(entry -> isMeant(method, entry))
                .toList();
    }

    private static boolean isMeant(String method, Entry entry) {
        String name = method.split("[(!]")[0];
        boolean isTimed = Arrays.asList(entry.method().getParameterTypes()).contains(TimeUnit.class);
        return name.equals(entry.method().getName())
                && (!method.endsWith(CallFacets.DROPPED) || entry.dropsResult())
                && (!method.endsWith(CallFacets.BARE) || entry.method().getParameterCount() == 0)
                && method.endsWith(CallFacets.TIMED) == isTimed;
    }

    private boolean notices(AnyProgram program, String type, String method) {
        Outcomes before = outcomes(program);
        if (!before.proved()) {
            return false;
        }
        CallFacet facet = tables.get(type).put(method, CallFacet.COUNT);
        try {
            return !outcomes(program).all().equals(before.all());
        } finally {
            tables.get(type).put(method, facet);
        }
    }

    private Outcomes outcomes(AnyProgram program) {
        return Outcomes.of(program, "dpor", "", 200, out);
    }
}
