package io.selvage.bench.mutants;

import io.selvage.frontend.FrontEndService;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.monitor.studies.Study;
import io.selvage.mutate.MutateFrontEnd;
import io.selvage.mutate.mutant.Mutant;
import io.selvage.mutate.mutant.Overlay;
import io.selvage.mutate.report.MutantResult;
import io.selvage.mutate.report.MutateResult;
import io.selvage.options.BadOption;
import io.selvage.options.FrontEndOptions;
import io.selvage.options.MonitorOptions;
import io.selvage.options.MutateOptions;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.script.generate.GeneratedScript;
import io.selvage.testbed.Expect;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/**
 * Lets the tool's own judges decide about all concurrency mistakes in correct components: a monitor specification,
 * scripts that are generated from it, a program, and {@code verify} about the case studies, and the programs of the
 * corpus about themselves. Prints tables, and everything that nobody notices.
 */
public final class MutantsBench {
    private static final String OPERATORS = "concurrency";
    private static final Duration PER_MUTANT = Duration.ofSeconds(20);

    private final Path scripts;
    private final MutantsTable table = new MutantsTable();

    private MutantsBench(Path scripts) {
        this.scripts = scripts;
    }

    /** Arguments: a folder for what is in between; {@code studies} or {@code corpus} if not everything is wanted. */
    public static void main(String[] args) throws Exception {
        MutantsBench bench = new MutantsBench(Path.of(args[0]));
        String what = args.length > 1 ? args[1] : "";
        if (!what.equals("corpus")) {
            bench.study("BoundedBuffer", "(3)", StudyUses.Buffer.class, "deposit(1)", "withdraw()");
            bench.study(
                    "ReaderWriterSafe",
                    "()",
                    StudyUses.ReadersWriters.class,
                    "acquireRead()",
                    "releaseRead()",
                    "acquireWrite()",
                    "releaseWrite()");
            bench.study(
                    "FairBridge", "()", StudyUses.Bridge.class, "redEnter()", "redExit()", "blueEnter()", "blueExit()");
            bench.study("FairAllocator", "(2)", StudyUses.Allocator.class, "get(1)", "get(2)", "put(1)", "put(2)");
        }
        if (!what.equals("studies")) {
            bench.corpus();
        }
        bench.table.print();
        System.exit(0);
    }

    private static Path home(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    private void study(String title, String construction, Class<?> use, String... calls) throws Exception {
        Study study = Study.named(title).orElseThrow();
        Options options =
                Options.DEFAULTS.with(OptionList.TIME, PER_MUTANT).with(MutateOptions.OPERATORS, List.of(OPERATORS));
        MutateResult byMonitor = table.add(title, "monitor", mutate(options.with(MutateOptions.SPEC, title)));
        Options ofClass = options.with(OptionList.CLASSPATH, List.of(home(Study.class), home(MutantsBench.class)))
                .with(MonitorOptions.CLASS, study.spec().type().getName());
        table.add(title, "run", mutate(ofClass.with(MutateOptions.MAIN, List.of(use.getName()))));
        table.add(title, "script", mutate(ofClass.with(FrontEndOptions.SCRIPT, List.of(script(study, ofClass)))));
        Options component = ofClass.with(
                        MonitorOptions.NEW, List.of(construction.substring(1, construction.length() - 1)))
                .with(MonitorOptions.CALL, List.of(calls));
        for (MutantResult mutant : byMonitor.mutants()) {
            table.verified(title, mutant, verify(mutant.mutant(), component));
        }
    }

    private static MutateResult mutate(Options options) {
        return MutateFrontEnd.mutate(options, line -> {});
    }

    private String script(Study study, Options options) throws IOException {
        List<GeneratedScript> generated = GeneratedScript.of(study.spec(), options);
        Path file = scripts.resolve(study.title() + ".conan");
        Files.writeString(file, generated.get(0).text());
        return file.toString();
    }

    /** The kind of the first finding; the empty string if there is none. */
    private static String verify(Mutant mutant, Options options) {
        FrontEndService verify = ServiceLoader.load(FrontEndService.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(service -> service.command().equals("verify"))
                .findFirst()
                .orElseThrow();
        try (Overlay overlay = Overlay.of(mutant)) {
            Options mutated = options.with(OptionList.CLASSPATH, overlay.before(options.classpath()));
            return verify.run(mutated, line -> {}).results().stream()
                    .filter(result -> result.verdict() == Verdict.FAILED)
                    .map(MutantsBench::kind)
                    .findFirst()
                    .orElse("");
        }
    }

    private static String kind(Result failed) {
        return failed.findings().get(0).kind().name();
    }

    /** Programs that pass, and whose search comes to an end. */
    private void corpus() throws Exception {
        Path classes = home(Expect.class);
        for (String name : Files.readAllLines(classes.resolve("corpus.txt"))) {
            Class<?> program = Class.forName("io.selvage.testbed." + name, false, Expect.class.getClassLoader());
            Expect expect = program.getAnnotation(Expect.class);
            if (isComponent(name)
                    && expect.finding().isEmpty()
                    && expect.proof().equals("dpor")) {
                try {
                    table.add(
                            "corpus",
                            "run of corpus",
                            mutate(Options.DEFAULTS
                                    .with(OptionList.TIME, PER_MUTANT)
                                    .with(OptionList.CLASSPATH, List.of(classes))
                                    .with(MonitorOptions.CLASS, program.getName())
                                    .with(MutateOptions.MAIN, List.of(program.getName()))
                                    .with(MutateOptions.OPERATORS, List.of(OPERATORS))));
                } catch (BadOption none) {
                    table.leftOut(name, none.getMessage());
                }
            }
        }
    }

    private static boolean isComponent(String name) {
        return Stream.of("component.", "kernel.", "lockfree.").anyMatch(name::startsWith);
    }
}
