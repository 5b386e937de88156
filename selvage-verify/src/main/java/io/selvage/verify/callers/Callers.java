package io.selvage.verify.callers;

import io.selvage.explore.Exploration;
import io.selvage.explore.subject.Program;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import io.selvage.model.Step;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.options.StrategyName;
import io.selvage.options.TimeoutRule;
import io.selvage.verify.callers.CallPlan.Aim;
import io.selvage.verify.component.Component;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The program whose threads call a component, and what it does. */
public final class Callers {
    /** The message of the error with which an execution ends whose results no order of the calls gives. */
    public static final String NO_ORDER = CallersTemplate.NO_ORDER;

    /** Searches end by what they have done, so that they say the same on every machine; this is for emergencies. */
    private static final Pattern CALLER = Pattern.compile("^\\s*(T\\d|main)\\b");

    private static final Duration AT_MOST = Duration.ofMinutes(10);

    private static final long MOST_EXECUTIONS = 3_000;
    private static final int MOST_STEPS = 5_000;
    /** As many cases are run by one program. */
    private static final int CASES = 40;

    private final Component component;
    private final Options options;
    private final String observers;
    private final String main;
    private final Path folder;
    /** What there is to be read: nothing. */
    private final Path noInput;

    private final List<Path> classpath = new ArrayList<>();
    private final Map<String, String> outcomes = new HashMap<>();
    private int explored;
    private String problem = "";

    /**
     * Writes the program.
     *
     * @param observers the numbers of calls whose results say something about the component's state
     */
    public Callers(Component component, Options options, List<Integer> observers) throws IOException {
        this.component = component;
        this.options = options;
        this.observers = observers.stream().map(String::valueOf).collect(Collectors.joining("."));
        folder = options.out().resolve("verify").resolve(component.type().getName());
        main = CallersWriter.write(component, folder);
        classpath.add(folder);
        noInput = Files.write(folder.resolve("nothing.txt"), new byte[0]);
        classpath.addAll(component.classpath());
    }

    /**
     * Makes the calls of each plan one at a time, in every order, to learn what they give.
     *
     * @param isolated whether each order needs a program of its own, because components share static state
     */
    public void learn(List<CallPlan> plans, boolean isolated) {
        for (int components = 1; components <= 2; components++) {
            int number = components;
            List<String> cases = plans.stream()
                    .filter(plan -> plan.components() == number)
                    .flatMap(plan -> plan.turns().stream())
                    .distinct()
                    .toList();
            int atOnce = isolated ? 1 : CASES;
            for (int i = 0; i < cases.size(); i += atOnce) {
                learn(number, cases.subList(i, Math.min(cases.size(), i + atOnce)));
            }
        }
    }

    private void learn(int components, List<String> cases) {
        List<String> args = new ArrayList<>(List.of(CallersTemplate.TURNS, String.valueOf(components), observers));
        args.addAll(cases);
        Options own = Options.DEFAULTS
                .with(OptionList.OUT, folder.resolve("turns"))
                .with(OptionList.STDIN, noInput)
                .with(OptionList.TIMEOUTS, TimeoutRule.IDLE)
                .with(OptionList.STEPS, 2 * MOST_STEPS)
                .with(OptionList.SCHEDULES, 1L)
                // the order is given: there is nothing that a reduction could learn from it
                .with(OptionList.STRATEGY, StrategyName.DFS)
                .with(OptionList.TIME, AT_MOST);
        Result result = Exploration.run(own, new Program(classpath, main, args));
        result.findings().stream()
                .filter(finding -> finding.kind() == FindingKind.UNCAUGHT_EXCEPTION)
                .findFirst()
                .ifPresent(finding -> problem = finding.message());
        result.outputs().stream().flatMap(output -> output.text().lines()).forEach(line -> {
            int at = line.indexOf(CallersTemplate.ALLOWED);
            if (at > 0) {
                outcomes.put(line.substring(0, at), line.substring(at + 1));
            }
        });
    }

    /** Why no component can be made; the empty string if one can. */
    public String problem() {
        return outcomes.isEmpty() ? problem : "";
    }

    /** What the calls of {@code plan} give, made one at a time in every order; empty if that is not known. */
    public Set<String> outcomes(CallPlan plan) {
        List<String> turns = plan.turns();
        Set<String> all = new LinkedHashSet<>();
        for (String turn : turns) {
            String outcome = outcomes.get(turn);
            if (outcome == null) {
                return Set.of();
            }
            all.add(outcome);
        }
        return all;
    }

    /** Whether the one call of {@code alone} ends by itself, and without an exception. */
    public boolean endsAlone(CallPlan alone) {
        Set<String> all = outcomes(alone);
        return !all.isEmpty() && all.stream().noneMatch(CallersTemplate::isWaitOrThrow);
    }

    /** Whether in some order a call throws, and another one waits. */
    public boolean mayThrowAndWait(CallPlan plan) {
        return outcomes(plan).stream()
                .anyMatch(
                        outcome -> outcome.contains(CallersTemplate.THROWS) && outcome.contains(CallersTemplate.WAITS));
    }

    /** Whether the finding is about a thread that makes calls, not about one that the component has started itself. */
    public static boolean isAboutCaller(Finding finding) {
        return CALLER.matcher(finding.message()).find()
                || finding.details().stream()
                        .anyMatch(line -> CALLER.matcher(line).find());
    }

    /** Whether a call that was made before the threads started has kept a lock: nobody gives that back. */
    public static boolean isAboutPreparation(Finding finding) {
        return finding.details().stream().anyMatch(line -> line.strip().startsWith("main holds"));
    }

    /** The steps that are calls and what happens in them. */
    public List<Step> withoutOwn(List<Step> steps) {
        return steps.stream()
                .filter(step -> !step.location().startsWith(main + "Template."))
                .toList();
    }

    /** Whether somebody may wait for ever: in some order somebody does, or that is not known. */
    public boolean mayWait(CallPlan plan) {
        Set<String> all = outcomes(plan);
        return all.isEmpty() || all.stream().anyMatch(outcome -> outcome.contains(CallersTemplate.WAITS));
    }

    /** Lets the threads of {@code plan} run under every schedule, but in no more than so many executions. */
    public Result explore(CallPlan plan, long executions) {
        List<String> args = new ArrayList<>(List.of(CallersTemplate.TOGETHER, components(plan), observers));
        args.addAll(plan.texts());
        Set<String> allowed = plan.aim().comparesResults() ? outcomes(plan) : Set.of();
        if (!allowed.isEmpty()) {
            args.add(CallersTemplate.ALLOWED);
            args.addAll(allowed);
        }
        Options own = Options.DEFAULTS
                .with(OptionList.KEEP_GOING, true)
                .with(OptionList.OUT, folder.resolve(String.valueOf(++explored)))
                .with(OptionList.STDIN, noInput)
                .with(OptionList.STEPS, Math.min(options.get(OptionList.STEPS), MOST_STEPS))
                .with(OptionList.SCHEDULES, Math.min(MOST_EXECUTIONS, executions))
                .with(OptionList.TIME, AT_MOST);
        return Exploration.run(own, new Program(classpath, main, args));
    }

    private static String components(CallPlan plan) {
        return plan.beforeText() + (plan.aim() == Aim.NO_INPUT ? CallersTemplate.NO_INPUT : "") + plan.components();
    }

    /** As in {@code put(1) | take()}. */
    public String inWords(CallPlan plan) {
        return plan.inWords(component);
    }

    /** Whether calls are made on an object of the JDK, of which a schedule sees the calls only. */
    public boolean isOfJdk() {
        return component.isOfJdk();
    }

    public List<String> methods(CallPlan plan) {
        return plan.methods(component);
    }
}
