package io.selvage.testing;

import io.selvage.model.Ending;
import io.selvage.model.ExtraAccess;
import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.UncaughtException;
import io.selvage.model.UnfinishedThread;
import io.selvage.model.Variant;
import java.util.ArrayList;
import java.util.List;

/** An execution written down event by event. Threads, objects and sites are names; every event is a step of its own. */
public final class WrittenExecution implements FinishedExecution, Trace {
    record Event(
            int thread,
            OpKind kind,
            int object,
            int variable,
            int site,
            boolean writes,
            boolean orders,
            Variant variant) {}

    private final List<Event> events = new ArrayList<>();
    private final List<String> threads = new ArrayList<>();
    private final List<String> objects = new ArrayList<>(List.of(""));
    private final List<String> sites = new ArrayList<>(List.of(""));
    private final List<UnfinishedThread> unfinished = new ArrayList<>();
    private Ending ending = new Ending.Completed();

    /** Threads that are there from the beginning. */
    public static WrittenExecution of(String... roots) {
        WrittenExecution script = new WrittenExecution();
        for (String root : roots) {
            script.on(root, OpKind.BEGIN, root);
        }
        return script;
    }

    public WrittenExecution read(String thread, String variable) {
        return access(thread, OpKind.READ, variable, false, "");
    }

    public WrittenExecution write(String thread, String variable) {
        return access(thread, OpKind.WRITE, variable, false, "");
    }

    public WrittenExecution readAt(String thread, String variable, String place) {
        return access(thread, OpKind.READ, variable, false, place);
    }

    public WrittenExecution writeAt(String thread, String variable, String place) {
        return access(thread, OpKind.WRITE, variable, false, place);
    }

    public WrittenExecution volatileRead(String thread, String variable) {
        return access(thread, OpKind.READ, variable, true, "");
    }

    public WrittenExecution volatileWrite(String thread, String variable) {
        return access(thread, OpKind.WRITE, variable, true, "");
    }

    private WrittenExecution access(String thread, OpKind kind, String variable, boolean orders, String place) {
        return add(thread, kind, variable, kind == OpKind.WRITE, orders, place, Variant.GO);
    }

    /** An operation on an object as a whole that changes it. */
    public WrittenExecution on(String thread, OpKind kind, String object) {
        return add(thread, kind, object, true, true, "", Variant.GO);
    }

    public WrittenExecution reading(String thread, OpKind kind, String object) {
        return add(thread, kind, object, false, true, "", Variant.GO);
    }

    public WrittenExecution on(String thread, OpKind kind, String object, Variant variant) {
        return add(thread, kind, object, true, true, "", variant);
    }

    /** A call of a method, {@code Lock.lock}, at a place. */
    public WrittenExecution call(String thread, String object, String method, String place) {
        return add(thread, OpKind.CALL, object, true, true, method + " at " + place, Variant.GO);
    }

    /** Something else that the step of the thread accesses: see {@link ExtraAccess}. */
    public WrittenExecution extra(String thread, String object, int what, boolean writes) {
        events.add(new Event(
                number(threads, thread),
                OpKind.EXTRA_ACCESS,
                number(objects, object),
                what,
                0,
                writes,
                true,
                Variant.GO));
        return this;
    }

    /** Starts a thread, which takes its first step at once. */
    public WrittenExecution start(String thread, String child) {
        return on(thread, OpKind.START, child).on(child, OpKind.BEGIN, child);
    }

    public WrittenExecution lock(String thread, String lock) {
        return on(thread, OpKind.LOCK, lock);
    }

    public WrittenExecution unlock(String thread, String lock) {
        return on(thread, OpKind.UNLOCK, lock);
    }

    private WrittenExecution add(
            String thread, OpKind kind, String object, boolean writes, boolean orders, String site, Variant variant) {
        events.add(new Event(
                number(threads, thread),
                kind,
                number(objects, object),
                kind.passesLock(OpKind.TAKES_LOCK) ? OpKind.TAKES_LOCK : 0,
                number(sites, site),
                writes,
                orders,
                variant));
        return this;
    }

    /**
     * The execution hangs; this thread is parked in the call that it made last, or does something else that cannot
     * go on.
     */
    public WrittenExecution stuck(String thread, OpKind kind, String object, String owner, boolean idle) {
        ending = new Ending.Hung();
        int number = number(threads, thread);
        int site = 0;
        for (Event event : events) {
            site = event.thread() == number && event.kind() == OpKind.CALL ? event.site() : site;
        }
        unfinished.add(new UnfinishedThread(
                number,
                kind,
                object,
                number(objects, object),
                site,
                false,
                owner.isEmpty() ? -1 : number(threads, owner),
                List.of(),
                false,
                idle));
        return this;
    }

    private static int number(List<String> names, String name) {
        if (!names.contains(name)) {
            names.add(name);
        }
        return names.indexOf(name);
    }

    @Override
    public Ending ending() {
        return ending;
    }

    @Override
    public long endSignature() {
        return 0;
    }

    @Override
    public Trace trace() {
        return this;
    }

    @Override
    public int[] choices() {
        return new int[0];
    }

    @Override
    public List<UncaughtException> uncaughtExceptions() {
        return List.of();
    }

    @Override
    public List<UnfinishedThread> unfinished() {
        return unfinished;
    }

    @Override
    public String output() {
        return "";
    }

    @Override
    public List<String> hiddenPoints() {
        return List.of();
    }

    @Override
    public String untracedDependency() {
        return "";
    }

    @Override
    public int threads() {
        return threads.size();
    }

    @Override
    public String threadName(int thread) {
        return threads.get(thread);
    }

    @Override
    public String objectName(int object) {
        return objects.get(object);
    }

    @Override
    public String location(int site) {
        String text = sites.get(site);
        return text.substring(text.lastIndexOf(' ') + 1);
    }

    @Override
    public String member(int site) {
        String text = sites.get(site);
        return text.contains(" at ") ? text.substring(0, text.indexOf(' ')) : "";
    }

    @Override
    public int length() {
        return events.size();
    }

    @Override
    public int thread(int event) {
        return events.get(event).thread();
    }

    @Override
    public OpKind kind(int event) {
        return events.get(event).kind();
    }

    @Override
    public int object(int event) {
        return events.get(event).object();
    }

    @Override
    public int variable(int event) {
        return events.get(event).variable();
    }

    @Override
    public int site(int event) {
        return events.get(event).site();
    }

    @Override
    public boolean writes(int event) {
        return events.get(event).writes();
    }

    @Override
    public boolean orders(int event) {
        return events.get(event).orders();
    }

    @Override
    public Variant variant(int event) {
        return events.get(event).variant();
    }

    @Override
    public int step(int event) {
        return event + 1;
    }

    @Override
    public boolean preempts(int event) {
        return false;
    }

    @Override
    public int steps() {
        return events.size();
    }
}
