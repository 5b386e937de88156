package io.selvage.testbed.waiting;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.dependence.CallFacet;
import io.selvage.dependence.CallFacets;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Calls that commute: as many executions as results can tell orders, and no fewer. Each table is tested by taking a
 * dependency away, which has to be noticed.
 */
class CommutingCallsTest {
    private static final long MOST = 2_000;
    private static final String PACKAGE = "java.util.concurrent.";

    @TempDir
    private Path out;

    @TestFactory
    Stream<DynamicTest> as_many_executions_as_results_can_tell_orders() {
        return Stream.of(
                takes("keys of one's own", 1, CommutingPrograms::ownKeys),
                takes("keys of one's own, in order", 1, CommutingPrograms::ownKeysInOrder),
                takes("a key that one of four threads adds", 4, CommutingPrograms::commonKey),
                takes("numbers that nobody looks at", 1, CommutingPrograms::statistics),
                takes("numbers handed out to four threads", 24, CommutingPrograms::tickets),
                takes("elements of one's own", 1, CommutingPrograms::ownElements),
                takes("a producer and a consumer", 1, CommutingPrograms::producerAndConsumer),
                takes("two producers and two consumers", 36, CommutingPrograms::twoProducersAndTwoConsumers),
                takes("a list that is only read", 1, CommutingPrograms::listeners),
                takes("permits for all", 1, CommutingPrograms::enoughPermits),
                takes("a latch", 1, CommutingPrograms::countedDown));
    }

    private DynamicTest takes(String name, long executions, Runnable program) {
        return DynamicTest.dynamicTest(name, () -> {
            Outcomes outcomes = Outcomes.of(program, "dpor", "", MOST, out);
            assertThat(outcomes.proved()).isTrue();
            assertThat(outcomes.all()).allMatch(one -> one.startsWith("prints "));
            assertThat(outcomes.executions()).isEqualTo(executions);
        });
    }

    /** @param kind which class of map, set, queue or deque it is about */
    private DynamicTest noticed(String type, String method, int kind, Call[]... calls) {
        return noticed(type, method, CallFacet.COUNT, kind, calls);
    }

    /** @param planted what the method is said to access instead */
    private DynamicTest noticed(String type, String method, CallFacet planted, int kind, Call[]... calls) {
        return DynamicTest.dynamicTest(type + "." + method, () -> {
            RandomProgram program = RandomProgram.ofKind(kind, calls);
            TreeSet<String> all = Outcomes.of(program, "dpor", "", MOST, out).all();
            assertThat(Outcomes.of(program, "dfs", "", MOST, out).all()).isEqualTo(all);
            Map<String, CallFacet> table = table(type);
            CallFacet before = table.put(method, planted);
            try {
                assertThat(Outcomes.of(program, "dpor", "", MOST, out).all()).isNotEqualTo(all);
            } finally {
                if (before == null) {
                    table.remove(method);
                } else {
                    table.put(method, before);
                }
            }
        });
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Map<String, CallFacet>> tables() throws ReflectiveOperationException {
        Field tables = CallFacets.class.getDeclaredField("TABLES");
        tables.setAccessible(true);
        return (Map<String, Map<String, CallFacet>>) tables.get(null);
    }

    private static Map<String, CallFacet> table(String type) throws ReflectiveOperationException {
        return tables().get(PACKAGE + type);
    }

    private static Call[] calls(Call... some) {
        return some;
    }

    @TestFactory
    Stream<DynamicTest> a_dependency_that_is_taken_away_is_noticed() {
        Call[] put = calls(MapCall.PUT);
        Call[] add = calls(MapCall.ADD);
        return Stream.of(
                noticed("ConcurrentHashMap", "put", 0, put, put),
                noticed("ConcurrentHashMap", "putIfAbsent", 0, put, calls(MapCall.PUT_IF_ABSENT)),
                noticed("ConcurrentHashMap", "merge", 0, calls(MapCall.MERGE), calls(MapCall.MERGE)),
                noticed("ConcurrentHashMap", "compute", 0, calls(MapCall.COMPUTE), calls(MapCall.COMPUTE)),
                noticed("ConcurrentHashMap", "remove", 0, calls(MapCall.PUT, MapCall.REMOVE), calls(MapCall.REMOVE)),
                noticed("ConcurrentHashMap", "clear", 0, calls(MapCall.PUT_OWN), calls(MapCall.CLEAR)),
                noticed("ConcurrentSkipListMap", "replace", 1, calls(MapCall.REPLACE), put),
                noticed("ConcurrentHashMap$KeySetView", "add", 0, add, add),
                noticed("ConcurrentSkipListSet", "remove", 2, add, calls(MapCall.DISCARD)),
                noticed("LinkedBlockingQueue", "put", 0, calls(QueueCall.PUT), calls(QueueCall.PUT)),
                noticed("ArrayBlockingQueue", "poll", 2, calls(QueueCall.PUT), calls(QueueCall.POLL)),
                noticed("ArrayBlockingQueue", "offer", 2, calls(QueueCall.OFFER), calls(QueueCall.OFFER)),
                noticed("LinkedBlockingDeque", "offerFirst", 1, calls(DequeCall.ADD_FIRST), calls(DequeCall.ADD_FIRST)),
                noticed("ConcurrentLinkedDeque", "pollLast", 0, calls(DequeCall.ADD), calls(DequeCall.POLL_LAST)),
                noticed("ConcurrentLinkedDeque", "push", 0, calls(DequeCall.PUSH), calls(DequeCall.PUSH)),
                noticed("atomic.AtomicInteger", "incrementAndGet", 0, increment(), increment()),
                noticed("atomic.AtomicInteger", "set", 0, calls(NumberCall.SET), calls(NumberCall.ADD)),
                noticed("atomic.LongAdder", "reset", 0, calls(NumberCall.SUM_ADD), calls(NumberCall.SUM_RESET)),
                noticed(
                        "atomic.AtomicLongArray",
                        "set",
                        0,
                        calls(NumberCall.ELEMENT_SET),
                        calls(NumberCall.ELEMENT_SET)),
                noticed(
                        "CountDownLatch",
                        "await",
                        0,
                        calls(NumberCall.PLAIN_WRITE, NumberCall.COUNT_DOWN),
                        calls(NumberCall.AWAIT, NumberCall.PLAIN_READ)),
                noticed(
                        "Semaphore",
                        "drainPermits",
                        CallFacet.RELEASE,
                        3,
                        calls(SemaphoreCall.RELEASE),
                        calls(SemaphoreCall.DRAIN)));
    }

    private static Call[] increment() {
        return calls(NumberCall.INCREMENT_AND_GET);
    }

    @Test
    void a_method_or_class_that_no_table_names_accesses_the_whole_object() {
        assertThat(CallFacets.of(PACKAGE + "ConcurrentHashMap", "clear")).isEqualTo(CallFacet.WHOLE);
        assertThat(CallFacets.of(PACKAGE + "LinkedBlockingQueue", "added in a later JDK"))
                .isEqualTo(CallFacet.WHOLE);
        assertThat(CallFacets.of(PACKAGE + "PriorityBlockingQueue", "put")).isEqualTo(CallFacet.WHOLE);
        assertThat(CallFacets.of("com.acme.ConcurrentHashMap", "put")).isEqualTo(CallFacet.WHOLE);
    }

    @Test
    void every_method_of_a_table_is_one_of_its_class() throws ReflectiveOperationException {
        for (Map.Entry<String, Map<String, CallFacet>> table : tables().entrySet()) {
            Set<String> methods = Arrays.stream(Class.forName(table.getKey()).getMethods())
                    .map(Method::getName)
                    .collect(Collectors.toSet());
            assertThat(table.getValue().keySet()).allMatch(name -> methods.contains(name.split("[(!]")[0]));
        }
    }
}
