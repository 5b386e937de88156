package io.selvage.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AgentTest {
    @TempDir
    private Path folder;

    private ChildJvm child;

    /** What a program under control comes to know, line by line; in one JVM for all that ask. */
    private static List<String> probed;

    @BeforeAll
    static void probe(@TempDir Path once) throws Exception {
        probed = probe(new ChildJvm(once));
    }

    private static List<String> probe(ChildJvm child) throws Exception {
        return child.withAgent().run(ControlledProbe.class).lines().toList();
    }

    @BeforeEach
    void prepare() {
        child = new ChildJvm(folder);
    }

    @Test
    void a_program_on_ordinary_threads_behaves_as_without_the_agent() throws Exception {
        String without = new ChildJvm(folder).run(Everyday.class);
        assertThat(child.withAgent().run(Everyday.class)).isEqualTo(without);
    }

    @Test
    void the_jvm_verifies_every_woven_class_of_the_jdk() throws Exception {
        child.with("-XX:+UnlockDiagnosticVMOptions", "-XX:+BytecodeVerificationLocal")
                .withAgent();
        assertThat(child.run(Everyday.class)).startsWith("locks 2000").doesNotContain("selvage:");
    }

    @Test
    void no_store_before_a_switch_of_the_current_thread_is_lost() throws Exception {
        String expected = Runtime.version().feature() < 21 ? "no fibers" : "lost 0";
        assertThat(child.withAgent().run(LostStoreProbe.class)).isEqualToIgnoringNewLines(expected);
    }

    @Test
    void hooks_in_threads_reach_the_gates() throws Exception {
        assertThat(probed)
                .contains("active true []")
                .contains("start =  [start Thread-0]")
                .contains("join =  [join 0, join 3000000]")
                .contains("interrupt =  [interrupt]")
                .contains("isInterrupted = false [isInterrupted]")
                .contains("interrupted = false [interrupted]")
                .contains("getState = NEW [state]")
                .contains("sleep =  [sleep 1000002, sleep 3000000000]")
                .anyMatch(line -> line.startsWith("names = Thread-0Thread-17 ["));
    }

    @Test
    void hooks_in_parking_reach_the_gates() throws Exception {
        assertThat(probed)
                .contains("park =  [park 0]")
                .contains("park blocker =  [park 0]")
                .contains("parkNanos =  [park 5]")
                .contains("parkNanos blocker =  [park -1]")
                .contains("parkUntil =  [parkUntil 6]")
                .contains("parkUntil blocker =  [parkUntil 7]")
                .contains("unpark =  [unpark]")
                .contains("await = false [interrupted, park 900, interrupted]");
    }

    @Test
    void the_world_is_the_same_in_every_jvm() throws Exception {
        assertThat(probed)
                .contains("instant = 1970-01-02T00:00:00Z []")
                .contains("date = 86400000 []")
                .contains("exit =  [exit 3]")
                .contains("halt =  [halt 4]")
                .contains("shutdownHook =  [shutdownHook true]")
                .contains("remove shutdownHook = true [shutdownHook false]")
                .contains("toString = java.lang.Object@2a []")
                .contains("processors = 4 []");
        assertThat(probe(child)).isEqualTo(probed);
    }

    @Test
    void monitors_of_jdk_classes_reach_the_gates() throws Exception {
        String chm = "java.util.concurrent.ConcurrentHashMap";
        assertThat(probed)
                .contains("chm = b [enter " + chm + ", exit " + chm + "]")
                .contains("chm again = b [enter " + chm + ", exit " + chm + "]")
                .contains("vector = true [enter java.util.Vector, exit java.util.Vector]")
                .anyMatch(line -> line.startsWith("timer =  [") && line.contains("start Timer-0"));
    }

    @Test
    void pools_and_futures_belong_to_the_execution_and_announce_what_they_do() throws Exception {
        assertThat(probed)
                .contains("common = true []")
                .contains("async = true []")
                .anyMatch(line -> line.startsWith("pool name = pool-1-thread-1 "))
                .anyMatch(line -> line.startsWith("pool = false") && line.contains("start pool-2-thread-1"))
                .contains("future = 1 [driver java.util.concurrent.FutureTask.run,"
                        + " driver java.util.concurrent.FutureTask.set]")
                .contains("complete = true [driver java.util.concurrent.CompletableFuture.completeValue]");
    }

    @Test
    void virtual_threads_made_under_control_are_ordinary_ones() throws Exception {
        if (Runtime.version().feature() < 21) {
            assertThat(probed).noneMatch(line -> line.startsWith("virtual")); // there are none
        } else {
            assertThat(probed).contains("virtual = BoundVirtualThreadtruev0v1 [start v0]");
        }
    }
}
