package io.selvage.monitor.input;

import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.legal.LegalCalls;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.monitor.spec.CallText;
import io.selvage.monitor.spec.LegalRule;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes specifications from options of the command line. */
public final class CommandLineSpec {
    private static final Pattern RANGE = Pattern.compile("(.+)=(-?\\d{1,18})\\.\\.(-?\\d{1,18})");

    private CommandLineSpec() {}

    /**
     * @param instances for each starting point the arguments of the constructor; if empty, it has none
     * @param calls {@code deposit(1)}
     * @throws BadSpec if anything does not fit the class
     */
    public static <M> MonitorSpec<M> of(Class<M> type, List<String> instances, List<String> calls) {
        MonitorSpec<M> spec = MonitorSpec.of(type);
        for (String args : instances) {
            spec.create(CallText.arguments(args).toArray());
        }
        for (String text : calls) {
            CallText call = CallText.parse(text);
            spec.call(call.method(), call.args().toArray());
        }
        return spec;
    }

    /** Adds {@code fields} to the state of {@code spec}, clamped to {@code ranges} where given. */
    public static <M> void state(MonitorSpec<M> spec, List<String> fields, List<String> ranges) {
        List<String> open = new ArrayList<>(ranges);
        for (String field : fields) {
            List<String> own = ranges.stream()
                    .filter(range -> matched(range).group(1).strip().equals(field))
                    .toList();
            open.removeAll(own);
            if (own.isEmpty()) {
                spec.state(field);
            } else {
                Matcher range = matched(own.get(0));
                spec.state(field, Long.parseLong(range.group(2)), Long.parseLong(range.group(3)));
            }
        }
        if (!open.isEmpty()) {
            throw new BadSpec("'" + open.get(0) + "' is about no state field", "name the field with --state, too");
        }
    }

    /**
     * Adds a rule of legal use to {@code spec}.
     *
     * @param text a rule, {@code "endRead() <= startRead()"}, or the name of a class that implements {@link LegalCalls}
     * @throws BadSpec if it is neither
     */
    public static void legal(MonitorSpec<?> spec, String text, ClassLoader loader) {
        if (LegalRule.isRule(text)) {
            spec.legal(text);
        } else {
            spec.legal(text, predicate(text, loader));
        }
    }

    private static LegalCalls predicate(String name, ClassLoader loader) {
        try {
            Object made = Class.forName(name, true, loader).getConstructor().newInstance();
            if (made instanceof LegalCalls calls) {
                return calls;
            }
            throw new BadSpec("class " + name + " is no rule of use", "let it implement " + LegalCalls.class.getName());
        } catch (ClassNotFoundException missing) {
            throw new BadSpec(
                    "'" + name + "' is neither a rule of use nor a class on the class path",
                    "write a rule as in \"endRead() <= startRead()\", or the full name of a class that implements "
                            + LegalCalls.class.getName());
        } catch (ReflectiveOperationException | LinkageError unusable) {
            throw new BadSpec(
                    "class " + name + " cannot be made (" + unusable + ")",
                    "give it a public constructor without parameters, and make it public");
        }
    }

    private static Matcher matched(String range) {
        Matcher matcher = RANGE.matcher(range);
        if (!matcher.matches()) {
            throw new BadSpec("'" + range + "' is no range of a state field", "write it as in count=0..3");
        }
        return matcher;
    }
}
