package io.selvage.scheduler.observation;

import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import io.selvage.model.EarlyTimeout;
import io.selvage.model.Ending;
import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.UncaughtException;
import io.selvage.model.UnfinishedThread;
import io.selvage.model.Unseen;
import io.selvage.model.system.Assumption;
import io.selvage.scheduler.Execution;
import io.selvage.scheduler.PendingOperation;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.VariableNames;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** Shows an execution that is over. */
public final class FinishedExecutionView implements FinishedExecution {
    /** Of an exception's causes, what counts. */
    private static final int CAUSES = 5;

    private final Execution execution;
    private final String output;
    /** Null if nobody looked. */
    private final ObservedSteps observed;

    private ObjectNames names;
    private ThreadNames threadNames;

    /** An execution that was not observed. */
    public FinishedExecutionView(Execution execution, String output) {
        this(execution, output, null);
    }

    /** @param observed null if the execution was not observed */
    public FinishedExecutionView(Execution execution, String output, ObservedSteps observed) {
        this.execution = execution;
        this.output = output;
        this.observed = observed;
    }

    @Override
    public Ending ending() {
        return execution.ending.get();
    }

    @Override
    public long endSignature() {
        long hash = ending().getClass().getName().hashCode();
        boolean hangs = ending() instanceof Ending.Hung
                || ending() instanceof Ending.Endless
                || ending() instanceof Ending.Stopped;
        boolean waits = false;
        for (int i = 0; i < execution.threads.liveCount(); i++) {
            TestThread thread = execution.threads.live(i);
            PendingOperation pending = thread.pending;
            hash = hash * 31 + thread.id;
            hash = hash * 31 + (pending.isPending() ? pending.kind().ordinal() : -1);
            hash = hash * 31 + pending.site();
            hash = hash * 31 + (hangs && pending.isPending() ? UnfinishedThreads.owner(thread, execution) : -1);
            waits |= pending.kind() == OpKind.WAITING || pending.kind() == OpKind.PARK;
        }
        if (waits) {
            hash = hash * 31 + historyHash();
        }
        for (Execution.Uncaught uncaught : execution.uncaughtExceptions()) {
            hash = hash * 31 + origin(uncaught.exception());
        }
        return hash;
    }

    /** Where an exception comes from: the same helper can throw it for many callers. */
    private static long origin(Throwable exception) {
        long hash = 0;
        Throwable cause = exception;
        for (int depth = 0; cause != null && depth < CAUSES; depth++, cause = cause.getCause()) {
            hash = hash * 31 + cause.getClass().getName().hashCode();
            hash = hash * 31 + Arrays.hashCode(cause.getStackTrace());
        }
        return hash;
    }

    /** Why threads wait for ever depends on what the others did before. */
    private long historyHash() {
        Trace trace = execution.log;
        long hash = 0;
        for (int i = 0; i < trace.length(); i++) {
            hash = hash * 31 + trace.thread(i);
            hash = hash * 31 + trace.site(i);
        }
        return hash;
    }

    @Override
    public Trace trace() {
        return execution.log;
    }

    @Override
    public Trace explored() {
        return execution.log.explored();
    }

    @Override
    public Set<Assumption> assumed() {
        return execution.limits.assumed();
    }

    @Override
    public List<EarlyTimeout> earlyTimeouts() {
        return execution.limits.early();
    }

    @Override
    public int[] choices() {
        return execution.schedule.toArray();
    }

    @Override
    public long scheduleHash() {
        return execution.schedule.hash();
    }

    @Override
    public List<UncaughtException> uncaughtExceptions() {
        List<Execution.Uncaught> all = execution.uncaughtExceptions();
        if (all.isEmpty()) {
            return List.of();
        }
        List<UncaughtException> crashes = new ArrayList<>();
        for (Execution.Uncaught uncaught : all) {
            crashes.add(new UncaughtException(uncaught.thread().id, uncaught.exception(), uncaught.step()));
        }
        return crashes;
    }

    @Override
    public List<UnfinishedThread> unfinished() {
        List<UnfinishedThread> unfinished = new ArrayList<>();
        for (int i = 0; i < execution.threads.liveCount(); i++) {
            TestThread thread = execution.threads.live(i);
            // One that ended the JVM was about to do nothing else; that a process is ended is nothing that is missing.
            if (thread.pending.isPending() && !thread.isCrash()) {
                unfinished.add(UnfinishedThreads.describe(thread, execution, names()));
            }
        }
        return unfinished;
    }

    @Override
    public String output() {
        return output;
    }

    @Override
    public List<String> hiddenPoints() {
        return execution.hiddenPoints();
    }

    @Override
    public String untracedDependency() {
        return execution.untracedDependency();
    }

    @Override
    public List<Unseen> unseen() {
        return execution.unseen.shared(execution.log);
    }

    @Override
    public List<Integer> exitCodes() {
        return execution.threads.areOfSystem()
                ? execution.threads.processes().stream()
                        .map(process -> process.isOver() ? process.status() : -1)
                        .toList()
                : List.of();
    }

    @Override
    public List<Unseen.Pair> unseenUnlessOrdered() {
        return execution.unseen.unlessOrdered(execution.log);
    }

    @Override
    public int threads() {
        return execution.threads.started();
    }

    @Override
    public String threadName(int thread) {
        return threadNames().of(thread);
    }

    @Override
    public String objectName(int object) {
        return names().of(object);
    }

    @Override
    public String variableName(int event) {
        for (ShadowObject shadow : execution.objects.all()) {
            if (shadow.id() == execution.log.object(event)) {
                return VariableNames.of(shadow.object(), execution.log.variable(event));
            }
        }
        return "";
    }

    private ObjectNames names() {
        if (names == null) {
            names = new ObjectNames(execution, threadNames());
        }
        return names;
    }

    private ThreadNames threadNames() {
        if (threadNames == null) {
            threadNames = new ThreadNames(execution);
        }
        return threadNames;
    }

    @Override
    public String location(int site) {
        Site where = Sites.get(site);
        return where == Site.UNKNOWN ? "" : where.location();
    }

    @Override
    public String source(int site) {
        Site where = Sites.get(site);
        if (where.file() == null || where.line() == 0) {
            return "";
        }
        int folder = where.type().lastIndexOf('.') + 1;
        return where.type().substring(0, folder).replace('.', '/') + where.file();
    }

    @Override
    public String type(int site) {
        return Sites.get(site).type();
    }

    @Override
    public String member(int site) {
        String member = Sites.get(site).member();
        int method = member.lastIndexOf('.');
        return member.substring(member.lastIndexOf('.', method - 1) + 1);
    }

    @Override
    public boolean isUnshared(int site) {
        return Sites.get(site).isThreadConfined();
    }

    @Override
    public boolean isConstruction(int site) {
        return Sites.get(site).isConstruction();
    }

    @Override
    public boolean isFinal(int site) {
        return Sites.get(site).isFinal();
    }

    @Override
    public boolean isInitialiser(int site) {
        return Sites.get(site).isInitialiser();
    }

    @Override
    public String value(int event) {
        return observed == null ? "" : observed.value(event, names());
    }

    @Override
    public List<StackTraceElement> stack(int event) {
        return observed == null ? List.of() : observed.stack(event);
    }
}
