package io.selvage.verify.trial;

import io.selvage.hooks.MonitorFacts;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.monitor.MonitorResult;
import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.PropertyChecker;
import io.selvage.monitor.Situation;
import io.selvage.monitor.run.MonitorCoverage;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.monitor.spec.ClassMembers;
import io.selvage.options.MonitorOptions;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.report.PlainText;
import io.selvage.verify.component.Component;
import io.selvage.verify.component.ComponentCall;
import io.selvage.verify.component.LegalUse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The monitor explorer with its free properties. Where the states do not come to an end, numbers are clamped: more than
 * a few of anything is taken for a few.
 */
public final class MonitorTrial {
    private static final String HANDS_ON = "calls return with a lock that other calls of the same thread give back: not"
            + " explored, where each call is made by a thread of its own";
    private static final long LEAST = -1;
    private static final long MOST = 3;
    private static final long MOVES_UNCLAMPED = 120;

    private final Component component;
    private final LegalUse legal;
    private final FailureClasses classes;
    private final Optional<PropertyChecker<Object>> property;
    private final Options options;
    private final Duration time;
    private MonitorResult last;

    public MonitorTrial(
            Component component,
            LegalUse legal,
            FailureClasses classes,
            Optional<PropertyChecker<Object>> property,
            Options options,
            Duration time) {
        this.component = component;
        this.legal = legal;
        this.classes = classes;
        this.property = property;
        this.options = options;
        this.time = time;
    }

    /** The last exploration, if there was one. */
    public Optional<MonitorResult> explored() {
        return Optional.ofNullable(last);
    }

    public TrialReport run() {
        if (component.isOfJdk()) {
            return TrialReport.notDone(
                    Trial.EXPLORED, List.of("calls of the JDK's own classes are one step each: not explored within"));
        }
        if (classes.handsOnLocks()) {
            return TrialReport.notDone(Trial.EXPLORED, List.of(HANDS_ON));
        }
        try {
            List<MonitorResult> runs = new ArrayList<>();
            if (!waitsForFields() && !clamped(component.type()).isEmpty()) {
                return clamped(runs);
            }
            last = spec(false).explore(limited(MOVES_UNCLAMPED));
            runs.add(last);
            boolean isEndless = !last.result().exhaustive() && last.result().verdict() != Verdict.TOOL_FAULT;
            return isEndless && !clamped(component.type()).isEmpty() ? clamped(runs) : report(runs, false);
        } catch (BadSpec unusable) {
            return TrialReport.notDone(
                    Trial.EXPLORED, List.of("the monitor explorer cannot be used: " + unusable.getMessage()));
        }
    }

    private TrialReport clamped(List<MonitorResult> runs) {
        last = spec(true).explore(limited(options.get(MonitorOptions.LIMIT)));
        runs.add(0, last);
        return report(runs, true);
    }

    /** Whether fields are known that decide who waits. */
    private boolean waitsForFields() {
        MonitorFacts facts = MonitorFacts.of(component.type());
        return facts != null && !facts.state().isEmpty();
    }

    /** The fields whose numbers are clamped: those that decide who waits; if nobody waits for any, all plain ones. */
    private static List<String> clamped(Class<?> type) {
        MonitorFacts facts = MonitorFacts.of(type);
        return facts == null || facts.state().isEmpty() ? ClassMembers.plainFields(type) : facts.state();
    }

    private Options limited(long moves) {
        return Options.DEFAULTS
                .with(OptionList.KEEP_GOING, true)
                .with(OptionList.TIME, time)
                .with(OptionList.OUT, options.out())
                .with(OptionList.STEPS, Math.min(options.get(OptionList.STEPS), 20_000))
                .with(MonitorOptions.LIMIT, moves);
    }

    /** What is explored, also of a reference. */
    MonitorSpec<?> spec(boolean isClamped) {
        return spec(component.type(), isClamped);
    }

    <M> MonitorSpec<M> spec(Class<M> type, boolean isClamped) {
        MonitorSpec<M> spec = MonitorSpec.of(type);
        spec.create(component.constructor().orElseThrow().values());
        for (ComponentCall call : component.calls()) {
            if (!call.needsOther()) {
                spec.callExactly(call.name(), List.of(call.method().getParameterTypes()), call.values());
            }
        }
        if (isClamped) {
            clamped(type).forEach(path -> spec.state(path, LEAST, MOST));
        }
        return spec.check(this::check);
    }

    @SuppressWarnings("unchecked") // a checker is of the component's class or of a superclass
    private PropertyChecker.Answer check(Situation<?> now) {
        if (!legal.allows(now::completed)) {
            return PropertyChecker.Answer.DO_NOT_FOLLOW;
        }
        return property.isPresent() ? property.get().check((Situation<Object>) now) : PropertyChecker.Answer.GO_ON;
    }

    private TrialReport report(List<MonitorResult> runs, boolean isClamped) {
        Result result = runs.get(0).result();
        List<Evidence> evidence = new ArrayList<>();
        List<String> gaps = new ArrayList<>();
        for (MonitorResult run : runs) {
            for (Finding finding : run.result().findings()) {
                take(finding, evidence, gaps);
            }
        }
        last.coverage().stream()
                .filter(item -> !item.covered())
                .map(MonitorCoverage.Item::what)
                .forEach(what -> gaps.add("not met: " + what));
        String bounds = runs.get(0).states() + " states, every order of calls by any number of threads"
                + (isClamped ? ", numbers beyond " + LEAST + " and " + MOST + " taken for these" : "");
        boolean isNothing = result.verdict() == Verdict.NOTHING_TESTED;
        boolean isFault = result.verdict() == Verdict.TOOL_FAULT;
        return new TrialReport(
                Trial.EXPLORED,
                !isNothing && !isFault,
                result.exhaustive(),
                evidence,
                bounds,
                gaps,
                result.executions(),
                result.steps(),
                isFault ? result.fault() : "");
    }

    private void take(Finding finding, List<Evidence> evidence, List<String> gaps) {
        if (finding.kind() == FindingKind.UNCAUGHT_EXCEPTION && !classes.isWithoutLock(finding)) {
            gaps.add("a call threw when it was made alone: " + finding.message());
            return;
        }
        if (finding.kind() == FindingKind.ORPHANED_WAIT && !component.gaps().isEmpty()) {
            gaps.add(finding.message() + "; but not all methods were called");
            return;
        }
        evidence.add(new Evidence(Trial.EXPLORED, finding, classes.of(finding), replay(finding)));
    }

    private String replay(Finding finding) {
        if (finding.schedule().isEmpty()) {
            return "";
        }
        StringBuilder line = new StringBuilder("./selvage monitor --replay ").append(finding.schedule());
        component.classpath().forEach(entry -> line.append(" --classpath ").append(word(entry)));
        line.append(" --class ").append(word(component.type().getName()));
        String made = component.constructor().orElseThrow().text();
        if (!made.isEmpty()) {
            line.append(" --new ").append(word(made));
        }
        component.calls().stream()
                .filter(call -> !call.needsOther())
                .forEach(call -> line.append(" --call ").append(word(call.text())));
        return line.toString();
    }

    private static String word(Object text) {
        return PlainText.shellWord(text.toString());
    }
}
