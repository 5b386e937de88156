package io.selvage.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DistributionTest {
    private static final String TRANSFER = """
            public class Transfer {
                static final Object a = new Object(), b = new Object();

                static void move(Object from, Object to) {
                    synchronized (from) {
                        synchronized (to) {
                        }
                    }
                }

                public static void main(String[] args) {
                    new Thread(() -> move(a, b), "one").start();
                    new Thread(() -> move(b, a), "two").start();
                }
            }
            """;

    private static final String GATE = """
            public class Gate {
                private int inside;

                public synchronized void enter() throws InterruptedException {
                    while (inside == 1) {
                        wait();
                    }
                    inside++;
                }

                public synchronized void leave() {
                    if (inside > 0) {
                        inside--;
                        notifyAll();
                    }
                }
            }
            """;

    @TempDir
    static Path folder;

    private static UnpackedDistribution distribution;
    private static Path work;

    @BeforeAll
    static void unpack() throws IOException {
        // a name that needs quoting wherever it is used
        Path place = Files.createDirectories(folder.resolve("my tools ü"));
        distribution = UnpackedDistribution.unpack(Path.of(System.getProperty("selvage.zip")), place);
        work = Files.createDirectory(folder.resolve("work"));
        Files.writeString(work.resolve("Transfer.java"), TRANSFER);
        Path gate = Files.writeString(work.resolve("Gate.java"), GATE);
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, gate.toString()))
                .isZero();
    }

    @Test
    void aProgramIsExploredAndItsFindingReplayed() throws Exception {
        UnpackedDistribution.Run found = distribution.selvage(work, "run", "Transfer.java");
        assertThat(found.out()).contains("DEADLOCK").contains("class FF-T2");
        assertThat(found.exit()).isEqualTo(1);
        assertThat(found.out())
                .contains("'" + distribution.home().resolve("selvage") + "' replay selvage-out/Transfer-1");
        UnpackedDistribution.Run replayed = distribution.selvage(work, "replay", "selvage-out/Transfer-1.schedule");
        assertThat(replayed.out()).contains("DEADLOCK");
        assertThat(replayed.exit()).isEqualTo(1);
    }

    @Test
    void aComponentIsVerified() throws Exception {
        UnpackedDistribution.Run run = distribution.selvage(work, "verify", "--classpath", ".", "--class", "Gate");
        assertThat(run.out()).as(run.err()).contains("FF-T1").contains("EF-T5");
        assertThat(run.exit()).as(run.out()).isZero();
    }

    @Test
    void mutantsAreJudged() throws Exception {
        UnpackedDistribution.Run run = distribution.selvage(
                work,
                "mutate",
                "--classpath",
                ".",
                "--class",
                "Gate",
                "--call",
                "enter()",
                "--call",
                "leave()",
                "--operators",
                "NEGATE_WAIT_CONDITION");
        assertThat(run.out()).as(run.err()).contains("killed");
        assertThat(run.exit()).as(run.out()).isLessThan(2);
    }

    @Test
    void theGuideAndTheLicenceComeAlong() {
        assertThat(distribution.home().resolve("selvage.bat")).exists();
        assertThat(distribution.home().resolve("docs/command-line.md")).exists();
        assertThat(distribution.home().resolve("LICENSE")).exists();
        assertThat(distribution.home().resolve("THIRD-PARTY.md")).exists();
    }
}
