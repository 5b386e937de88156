package io.selvage.verify.trial;

import io.selvage.explore.reproduce.ScheduleFileWriter;
import io.selvage.hooks.MonitorFacts;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.monitor.MonitorResult;
import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.PropertyChecker;
import io.selvage.monitor.Situation;
import io.selvage.monitor.input.RecordedMoves;
import io.selvage.monitor.run.MonitorCoverage;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.monitor.spec.ClassMembers;
import io.selvage.options.MonitorOptions;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.options.VerifyOptions;
import io.selvage.report.PlainText;
import io.selvage.verify.component.Component;
import io.selvage.verify.component.ComponentCall;
import io.selvage.verify.component.LegalUse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

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
    private static final long MOVES_WITH_VARIANTS = 1_500;

    private final Component component;
    private final LegalUse legal;
    private final FailureClasses classes;
    private final Optional<PropertyChecker<Object>> property;
    private final Options options;
    private final Duration time;
    private final ScheduleFileWriter files;
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
        Path folder = options.out().resolve("verify").resolve(component.type().getName());
        files = new ScheduleFileWriter(options.with(OptionList.OUT, folder), "moves");
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
            if (isBrief()) {
                last = spec(false).explore(limited(MOVES_UNCLAMPED));
                runs.add(last);
                return report(runs, false);
            }
            if (!waitsForFields() && !clamped(component.type()).isEmpty()) {
                return withVariants(clamped(runs));
            }
            last = spec(false).explore(limited(MOVES_UNCLAMPED));
            runs.add(last);
            boolean isEndless = !last.result().exhaustive() && last.result().verdict() != Verdict.TOOL_FAULT;
            return withVariants(
                    isEndless && !clamped(component.type()).isEmpty() ? clamped(runs) : report(runs, false));
        } catch (BadSpec unusable) {
            return TrialReport.notDone(
                    Trial.EXPLORED, List.of("the monitor explorer cannot be used: " + unusable.getMessage()));
        }
    }

    /** Whether no call can wait for another one: then few of the orders show what all of them do. */
    private boolean isBrief() {
        return property.isEmpty() && classes.cannotWait();
    }

    /** The same with further arguments, on which it may depend who has to wait; only if nothing is wrong so far. */
    private TrialReport withVariants(TrialReport usual) {
        List<ComponentCall> further = further();
        if (!usual.evidence().isEmpty() || !usual.isDone() || further.isEmpty()) {
            return usual;
        }
        List<ComponentCall> calls = new ArrayList<>(component.calls());
        calls.addAll(further);
        MonitorResult usualResult = last;
        List<MonitorResult> runs = new ArrayList<>(List.of(spec(component.type(), true, calls)
                .explore(limited(Math.min(MOVES_WITH_VARIANTS, options.get(MonitorOptions.LIMIT))))));
        last = usualResult;
        List<Evidence> evidence = new ArrayList<>();
        runs.get(0).result().findings().forEach(finding -> take(finding, calls, evidence, new ArrayList<>()));
        return usual.with(
                evidence,
                runs.get(0).states() + " states with "
                        + further.stream().map(ComponentCall::text).collect(Collectors.joining(", ")),
                runs.get(0).result());
    }

    /** One more call of each method that waits or is waited for. */
    private List<ComponentCall> further() {
        List<ComponentCall> further = new ArrayList<>();
        for (ComponentCall call : component.calls()) {
            component.variants().stream()
                    .filter(variant -> variant.method().equals(call.method()) && variant.isFixed())
                    .filter(variant -> !variant.args().contains(null) && classes.mattersToWaits(call.name()))
                    .filter(variant -> variant.args().stream().noneMatch(MonitorTrial::isOdd))
                    .findFirst()
                    .ifPresent(further::add);
        }
        return further;
    }

    /** Nobody means a negative amount, or a nameless one. */
    private static boolean isOdd(Object arg) {
        return arg instanceof Number number && number.doubleValue() <= 0 || arg.equals("");
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
        return spec(type, isClamped, component.calls());
    }

    private <M> MonitorSpec<M> spec(Class<M> type, boolean isClamped, List<ComponentCall> calls) {
        MonitorSpec<M> spec = MonitorSpec.of(type);
        spec.create(component.constructor().orElseThrow().values());
        for (ComponentCall call : calls) {
            if (call.isFixed()) {
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
                take(finding, component.calls(), evidence, gaps);
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
                result.exhaustive() || isBrief() && !isFault,
                evidence,
                bounds,
                gaps,
                result.executions(),
                result.steps(),
                isFault ? result.fault() : "");
    }

    private void take(Finding finding, List<ComponentCall> calls, List<Evidence> evidence, List<String> gaps) {
        if (finding.kind() == FindingKind.UNCAUGHT_EXCEPTION && !classes.isWithoutLock(finding)) {
            gaps.add("a call threw when it was made alone: " + finding.message());
            return;
        }
        boolean isAllCalled =
                component.gaps().isEmpty() && component.calls().stream().allMatch(ComponentCall::isFixed);
        if (finding.kind() == FindingKind.ORPHANED_WAIT && !isAllCalled) {
            gaps.add(finding.message() + "; but not all methods were called");
            return;
        }
        Finding kept = kept(finding, calls);
        String replay = kept.file()
                .map(file -> "./selvage replay " + PlainText.shellWord(file.toString()))
                .orElse("");
        evidence.add(new Evidence(Trial.EXPLORED, kept, classes.of(finding), replay));
    }

    /** With a file from which its moves can be made again. */
    private Finding kept(Finding finding, List<ComponentCall> calls) {
        return finding.schedule().isEmpty() ? finding : kept(finding, calls, finding.schedule());
    }

    /** With a file from which the comparison can be made again. */
    Finding keptAgainst(Finding finding, Class<?> reference) {
        return kept(finding, component.calls(), RecordedMoves.against(reference.getName()));
    }

    private Finding kept(Finding finding, List<ComponentCall> calls, String made) {
        if (calls.stream().anyMatch(call -> call.isFixed() && !call.isLiteral())) {
            return finding;
        }
        RecordedMoves moves = new RecordedMoves(
                component.type().getName(),
                List.of(component.constructor().orElseThrow().text()),
                calls.stream()
                        .filter(ComponentCall::isFixed)
                        .map(ComponentCall::text)
                        .toList(),
                options.find(VerifyOptions.PROPERTY).stream().toList(),
                made);
        return files.write(finding, moves.file(component.classpath()), problem -> {});
    }
}
