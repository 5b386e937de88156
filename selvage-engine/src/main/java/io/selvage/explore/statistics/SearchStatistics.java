package io.selvage.explore.statistics;

import io.selvage.explore.execution.FindingCause;
import io.selvage.model.Ending;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.ProgramOutput;
import io.selvage.model.ResultBuilder;
import io.selvage.model.Step;
import io.selvage.model.Unseen;
import io.selvage.model.Verdict;
import io.selvage.model.system.ProcessResult;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a search has seen so far. Written by the explorer, read by the thread that waits for it, so every method locks.
 */
public final class SearchStatistics {
    /** The execution that first showed a cause, and what leads to it again. */
    public record Sighting(FindingCause cause, long execution, int[] choices) {
        void save(DataOutput out) throws IOException {
            write(cause, out);
            out.writeLong(execution);
            TextData.write(choices, out);
        }

        static Sighting restored(DataInput in) throws IOException {
            FindingCause cause = readCause(in);
            return new Sighting(cause, in.readLong(), TextData.readChoices(in));
        }
    }

    /** The largest estimate for a search that did not come to its end, however the shares add up. */
    private static final double ALMOST = 0.99;

    private final OutputCounts outputs = new OutputCounts();
    private final ExitCodes exitCodes = new ExitCodes();
    private final Map<FindingCause, Finding> findings = new LinkedHashMap<>();
    private final Map<FindingCause, Long> sightings = new LinkedHashMap<>();
    /** Causes as first observed, and what they turned out to be. */
    private final Map<FindingCause, FindingCause> aliases = new HashMap<>();

    private final Set<FindingCause> conditional = new HashSet<>();
    private final List<Sighting> firstSightings = new ArrayList<>();
    private final DistinctCounter schedules = new DistinctCounter();
    private final List<String> notes = new ArrayList<>();
    /** Notes on all of the search, which are made at its end and not kept. */
    private final List<String> remarks = new ArrayList<>();
    /** What was taken for granted. */
    private final List<String> assumed = new ArrayList<>();

    private final UnseenCounts unseen = new UnseenCounts();
    private final PhaseCounts phases = new PhaseCounts();
    private final CellCounts cells = new CellCounts();
    /** What was found last and is still being analysed; null if there is nothing. */
    private Finding unfinished;

    private long executions;
    private long samples;
    private long cut;
    private long repeats;
    private long tooLong;
    private long steps;
    private int mostThreads;
    private boolean exhausted;
    private String fault = "";
    private Ending.Diverged divergence;
    private boolean notExhaustive;
    private String nothingTested = "";
    private double estimate = Double.NaN;
    private List<Step> interleaving = List.of();

    /**
     * Counts an execution that came to an end; answers with its number.
     *
     * @param scheduleHash the number of its schedule if that was sampled; 0 if that is not counted
     */
    public synchronized long addComplete(String output, int executionSteps, int threads, long scheduleHash) {
        if (scheduleHash != 0) {
            schedules.add(scheduleHash);
            samples++;
        }
        phases.count();
        cells.addComplete(outputs.add(output), executionSteps);
        steps += executionSteps;
        mostThreads = Math.max(mostThreads, threads);
        return ++executions;
    }

    /** Processes of a system have ended with these exit codes: one for each, -1 for one that has not ended. */
    public synchronized void addExitCodes(List<Integer> codes) {
        exitCodes.add(codes);
    }

    /** With which exit codes processes of these names have ended. */
    public synchronized List<ProcessResult> processes(List<String> names) {
        return exitCodes.of(names);
    }

    /** The executions that follow are of this search, one of several; the empty string if there is only one. */
    public synchronized void beginPhase(String strategy) {
        phases.begin(strategy);
    }

    /** The executions that follow belong to that cell of the search, see {@link Parts}. */
    public synchronized void beginCell(long number) {
        cells.begin(number);
    }

    /** Whether several searches have run executions. */
    public synchronized boolean isShared() {
        return !phases.list().isEmpty();
    }

    /** The most that took part in one execution. */
    public synchronized int mostThreads() {
        return mostThreads;
    }

    /** Of an execution of any kind; 0 if there was none. */
    public synchronized double averageSteps() {
        return steps / Math.max(1.0, executions + cut);
    }

    public synchronized void addCut(int executionSteps, int threads) {
        cut++;
        cells.addCut(executionSteps);
        steps += executionSteps;
        mostThreads = Math.max(mostThreads, threads);
    }

    /** An execution was cut because it would only have repeated another one. */
    public synchronized void addRepeat(int executionSteps, int threads) {
        repeats++;
        addCut(executionSteps, threads);
        cells.addRepeat();
    }

    /** True if this cause was not known yet. */
    public synchronized boolean countSighting(FindingCause cause) {
        FindingCause name = aliases.isEmpty() ? cause : aliases.getOrDefault(cause, cause);
        return sightings.merge(name, 1L, Long::sum) == 1;
    }

    /**
     * Records what a cause turned out to be on closer analysis. If that is known under another name, the two are the
     * same.
     */
    public synchronized void addFinding(Sighting first, Finding finding) {
        firstSightings.add(first);
        FindingCause name = FindingCause.of(finding);
        if (!name.equals(first.cause())) {
            Long count = sightings.remove(first.cause());
            // A restored search has counted under the right name from the beginning.
            if (count != null) {
                sightings.merge(name, count, Long::sum);
            }
            aliases.put(first.cause(), name);
        }
        findings.putIfAbsent(name, finding);
        unfinished = null;
    }

    /** A finding that is being analysed: reported as it is if the search has to end before that is done. */
    public synchronized void keepForNow(Finding finding, long execution) {
        unfinished = finding.withExecution(execution, finding.schedule());
    }

    /** The finding of that cause happens only if a time limit runs out: others come first. */
    public synchronized void rankBehind(FindingCause cause) {
        conditional.add(cause);
    }

    /** A finding that no execution of the search showed by itself. */
    public synchronized void addInferredFinding(Finding finding) {
        findings.putIfAbsent(FindingCause.of(finding), finding);
    }

    /** True if a deadlock is known in which threads are blocked at these sites, which are sorted. */
    public synchronized boolean hasDeadlockAt(List<String> sites) {
        return findings.values().stream()
                .anyMatch(finding -> finding.kind() == FindingKind.DEADLOCK
                        && finding.sites().stream().sorted().toList().equals(sites));
    }

    /** The steps of an execution that was run to be shown. */
    public synchronized void setInterleaving(List<Step> steps) {
        interleaving = steps;
    }

    /** How much of the search was done when it ended early; NaN if unknown. */
    public synchronized void estimate(double done) {
        estimate = Math.min(done, ALMOST);
        if (!Double.isNaN(done)) {
            note(SearchRemarks.estimate(estimate));
        }
    }

    /** The same of a part of the search, of which a note would say too little. */
    public synchronized void estimatePart(double done) {
        estimate = Math.min(done, ALMOST);
    }

    /** Whether executions were drawn at random and came to an end. */
    public synchronized boolean hasSamples() {
        return samples > 0;
    }

    /** The search has sampled, and is over. */
    public synchronized void noteSamples(long seed) {
        remarks.add("seed " + seed);
        if (samples > 0) {
            remarks.add(SearchRemarks.sampled(schedules, samples));
        }
    }

    /** The search had a seed, and did not come to its end. */
    public synchronized void noteSeed(long seed) {
        remarks.add("seed " + seed);
    }

    public synchronized void exhausted() {
        exhausted = true;
    }

    public synchronized void fault(String what) {
        if (fault.isEmpty()) {
            fault = what;
        }
    }

    /** The search may overlook something and must not call itself exhaustive. */
    public synchronized void denyExhaustive(String why) {
        notExhaustive = true;
        note(why);
    }

    /** An execution may have done more than was seen: the search must not call itself exhaustive. */
    public synchronized void addUnseen(Unseen what) {
        unseen.add(what);
    }

    /** Nothing is known of what happens in a class, and a note has said so. */
    public synchronized void addUnseenClass(Unseen type) {
        unseen.addSilently(type);
    }

    /** The program did not do what it did before under the same choices. */
    public synchronized void diverged(Ending.Diverged where) {
        divergence = where;
        fault(SearchRemarks.nondeterministic(where));
    }

    public synchronized Optional<Ending.Diverged> divergence() {
        return Optional.ofNullable(divergence);
    }

    /** Something was taken for granted that may not be so. */
    public synchronized void assume(String what) {
        if (!assumed.contains(what)) {
            assumed.add(what);
        }
    }

    public synchronized void note(String what) {
        if (!notes.contains(what)) {
            notes.add(what);
        }
    }

    public synchronized boolean isExhausted() {
        return exhausted;
    }

    public synchronized boolean isFaulty() {
        return !fault.isEmpty();
    }

    public synchronized int findings() {
        return findings.size();
    }

    /** How many of them are about more than a library's own code. */
    public synchronized int ownFindings() {
        return (int) findings.values().stream()
                .filter(finding -> !finding.isLibrarys())
                .count();
    }

    public synchronized long executions() {
        return executions;
    }

    /** An execution was cut at the step limit; true for the first one. */
    public synchronized boolean addTooLong(int executionSteps, int threads) {
        addCut(executionSteps, threads);
        return ++tooLong == 1;
    }

    /** Executions that count against the budget: all but those that the strategy itself gave up. */
    public synchronized long budgetedExecutions() {
        return executions + tooLong;
    }

    /** Executions of any kind. */
    public synchronized long allExecutions() {
        return executions + cut;
    }

    /** The search begins anew; only what went wrong with the tool stays. */
    public synchronized void reset() {
        outputs.clear();
        exitCodes.clear();
        findings.clear();
        sightings.clear();
        aliases.clear();
        firstSightings.clear();
        schedules.clear();
        notes.clear();
        unseen.clear();
        assumed.clear();
        phases.clear();
        cells.clear();
        executions = 0;
        samples = 0;
        cut = 0;
        repeats = 0;
        tooLong = 0;
        steps = 0;
        mostThreads = 0;
        notExhaustive = false;
        unfinished = null;
    }

    /** The cell that was counted in last. */
    public synchronized long cell() {
        return cells.number();
    }

    CellCounts cells() {
        return cells;
    }

    /** Adds what a part of this search has shown besides executions and findings. */
    synchronized void absorb(SearchStatistics part) {
        part.notes.forEach(this::note);
        part.assumed.forEach(this::assume);
        unseen.absorb(part.unseen);
        phases.absorb(part.phases);
        exitCodes.absorb(part.exitCodes);
        schedules.absorb(part.schedules);
        samples += part.samples;
        tooLong += part.tooLong;
        mostThreads = Math.max(mostThreads, part.mostThreads);
        notExhaustive |= part.notExhaustive;
        if (part.outputs.isTruncated()) {
            outputs.truncate();
        }
    }

    /** Adds the executions of a cell of a part. */
    synchronized void absorb(CellCounts.Cell cell, SearchStatistics part) {
        List<ProgramOutput> texts = part.outputs.list();
        cell.outputs().forEach((number, count) -> outputs.add(texts.get(number).text(), count));
        executions += cell.executions();
        cut += cell.cut();
        repeats += cell.repeats();
        steps += cell.steps();
    }

    /** The search is known to begin so: outputs come in this order, and executions have these numbers. */
    synchronized void absorbBeginning(List<ProgramOutput> first, List<Finding> found) {
        first.forEach(output -> outputs.expect(output.text()));
        found.forEach(finding -> findings.putIfAbsent(FindingCause.of(finding), finding));
    }

    /** Adds a finding of a part, which as many executions showed as it says. */
    synchronized void absorb(Finding finding) {
        FindingCause cause = FindingCause.of(finding);
        findings.putIfAbsent(cause, finding);
        sightings.merge(cause, Math.max(1, finding.count()), Long::sum);
    }

    public synchronized void save(DataOutput out) throws IOException {
        out.writeLong(executions);
        out.writeLong(samples);
        out.writeLong(cut);
        out.writeLong(repeats);
        out.writeLong(tooLong);
        out.writeLong(steps);
        out.writeInt(mostThreads);
        out.writeBoolean(notExhaustive);
        TextData.write(notes, out);
        TextData.write(assumed, out);
        unseen.save(out);
        outputs.save(out);
        exitCodes.save(out);
        schedules.save(out);
        phases.save(out);
        cells.save(out);
        out.writeInt(sightings.size());
        for (Map.Entry<FindingCause, Long> sighting : sightings.entrySet()) {
            write(sighting.getKey(), out);
            out.writeLong(sighting.getValue());
        }
        out.writeInt(firstSightings.size());
        for (Sighting first : firstSightings) {
            first.save(out);
        }
    }

    /** Reads back what {@link #save} wrote, except for the findings: answers what to find again, in order. */
    public synchronized List<Sighting> restore(DataInput in) throws IOException {
        executions = in.readLong();
        samples = in.readLong();
        cut = in.readLong();
        repeats = in.readLong();
        tooLong = in.readLong();
        steps = in.readLong();
        mostThreads = in.readInt();
        notExhaustive = in.readBoolean();
        notes.addAll(TextData.readAll(in));
        assumed.addAll(TextData.readAll(in));
        unseen.restore(in);
        outputs.restore(in);
        exitCodes.restore(in);
        schedules.restore(in);
        phases.restore(in);
        cells.restore(in);
        for (int left = in.readInt(); left > 0; left--) {
            sightings.put(readCause(in), in.readLong());
        }
        List<Sighting> again = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            again.add(Sighting.restored(in));
        }
        return again;
    }

    private static void write(FindingCause cause, DataOutput out) throws IOException {
        TextData.write(cause.kind().name(), out);
        TextData.write(cause.sites(), out);
        TextData.write(cause.exception(), out);
    }

    private static FindingCause readCause(DataInput in) throws IOException {
        FindingKind kind = FindingKind.valueOf(TextData.read(in));
        List<String> sites = TextData.readAll(in);
        return new FindingCause(kind, sites, TextData.read(in));
    }

    /** What needs a time limit to run out comes later, what lies inside of a library last. */
    private List<Finding> counted() {
        List<Finding> counted = new ArrayList<>();
        findings.forEach((cause, finding) -> counted.add(finding.withCount(sightings.getOrDefault(cause, 1L))));
        if (unfinished != null) {
            counted.add(unfinished);
        }
        counted.sort(Comparator.comparing(Finding::isLibrarys)
                .thenComparing(finding -> conditional.contains(FindingCause.of(finding))));
        return counted;
    }

    /** True if the search came to its end, and nothing was left out. */
    public synchronized boolean isComplete() {
        return exhausted && cut == repeats && !notExhaustive && unseen.isEmpty();
    }

    private List<String> allNotes() {
        List<String> all = new ArrayList<>(notes);
        all.addAll(remarks);
        assumed.stream().map(SearchRemarks::assumed).forEach(all::add);
        if (unseen.needsNote()) {
            all.add(unseen.note());
        }
        return all;
    }

    /** There was nothing to see, and why. */
    public synchronized void nothingTested(String why) {
        nothingTested = why;
    }

    /** As {@link #writeTo}, of a part of the search: by itself it proves nothing, and may well have nothing to do. */
    public synchronized void writePartTo(ResultBuilder result, String note) {
        remarks.add(note);
        writeTo(result);
        result.exhaustive(false);
        if (fault.isEmpty() && nothingTested.isEmpty() && findings.isEmpty() && unfinished == null) {
            result.verdict(Verdict.NOT_FOUND).fault("");
        }
    }

    public synchronized void writeTo(ResultBuilder result) {
        boolean complete = isComplete();
        result.executions(executions, cut)
                .steps(steps)
                .outputs(outputs.list())
                .outputsTruncated(outputs.isTruncated())
                .findings(counted())
                .interleaving(interleaving)
                .notes(allNotes())
                .assumed(assumed)
                .phases(phases.list())
                .unseen(unseen.list())
                .estimate(estimate)
                .exhaustive(complete);
        if (!fault.isEmpty()) {
            result.verdict(Verdict.TOOL_FAULT).fault(fault);
        } else if (!findings.isEmpty() || unfinished != null) {
            result.verdict(Verdict.FAILED);
        } else if (!nothingTested.isEmpty()) {
            result.verdict(Verdict.NOTHING_TESTED).fault(nothingTested).exhaustive(false);
        } else if (executions == 0) {
            result.verdict(Verdict.NOTHING_TESTED)
                    .fault(
                            cut == 0
                                    ? "the time was over before the first execution was: give more of it (--time)"
                                    : "no execution came to its end (see the notes): stop periodic tasks and endless"
                                            + " loops when the program is done, give fewer steps (--steps 5000) so that"
                                            + " more executions fit into the time, or more time (--time)");
        } else if (mostThreads < 2) {
            result.verdict(Verdict.NOTHING_TESTED)
                    .fault("no second thread reached a scheduling point: the program started none in any"
                            + " execution; give a program that starts threads");
        } else {
            result.verdict(complete ? Verdict.PASSED : Verdict.NOT_FOUND);
        }
    }
}
