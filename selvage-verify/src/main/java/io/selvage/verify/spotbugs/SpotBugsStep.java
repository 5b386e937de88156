package io.selvage.verify.spotbugs;

import edu.umd.cs.findbugs.BugCollectionBugReporter;
import edu.umd.cs.findbugs.BugInstance;
import edu.umd.cs.findbugs.DetectorFactory;
import edu.umd.cs.findbugs.DetectorFactoryCollection;
import edu.umd.cs.findbugs.FindBugs2;
import edu.umd.cs.findbugs.Priorities;
import edu.umd.cs.findbugs.Project;
import edu.umd.cs.findbugs.SourceLineAnnotation;
import edu.umd.cs.findbugs.config.UserPreferences;
import io.selvage.verify.suspicion.Suspicion;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Runs SpotBugs on one class. */
public final class SpotBugsStep {
    private static final int STEP = 1;
    private static final String CATEGORY = SpotBugsHome.CATEGORY;
    private static boolean hasHome;

    /**
     * What SpotBugs says.
     *
     * @param problem why it could not look; else the empty string
     */
    public record Answer(List<Suspicion> suspicions, int detectors, String problem) {}

    private SpotBugsStep() {}

    /** Never throws: what SpotBugs cannot read is a gap, not a fault. */
    public static Answer run(String className, ClassLoader loader, List<Path> classpath) {
        Path folder = null;
        try {
            folder = Files.createTempDirectory("selvage-verify");
            prepare();
            copy(className, loader, folder);
            return analyse(className, folder, classpath);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return new Answer(List.of(), 0, "it was interrupted");
        } catch (IOException | RuntimeException | LinkageError unreadable) {
            return new Answer(List.of(), 0, unreadable.toString());
        } finally {
            delete(folder);
        }
    }

    /** SpotBugs reads its descriptions once in a JVM. */
    private static synchronized void prepare() throws IOException {
        if (!hasHome) {
            Path home = Files.createTempDirectory("selvage-spotbugs");
            Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(home)));
            SpotBugsHome.use(home);
            DetectorFactoryCollection.instance();
            hasHome = true;
        }
    }

    private static void copy(String className, ClassLoader loader, Path folder) throws IOException {
        String file = className.replace('.', '/') + ".class";
        try (InputStream in = loader.getResourceAsStream(file)) {
            if (in == null) {
                throw new IOException("there is no class file of " + className);
            }
            Path target = folder.resolve(file);
            Files.createDirectories(target.getParent());
            Files.write(target, in.readAllBytes());
        }
    }

    private static Answer analyse(String className, Path folder, List<Path> classpath)
            throws IOException, InterruptedException {
        try (Project project = new Project();
                FindBugs2 engine = new FindBugs2()) {
            project.addFile(folder.toString());
            classpath.forEach(entry -> project.addAuxClasspathEntry(entry.toString()));
            Reporter reporter = new Reporter(project);
            reporter.setPriorityThreshold(Priorities.LOW_PRIORITY);
            reporter.setErrorVerbosity(0);
            UserPreferences preferences = UserPreferences.createDefaultUserPreferences();
            int detectors = select(preferences);
            engine.setProject(project);
            engine.setBugReporter(reporter);
            engine.setDetectorFactoryCollection(DetectorFactoryCollection.instance());
            engine.setUserPreferences(preferences);
            engine.execute();
            if (!reporter.errors.isEmpty()) {
                return new Answer(List.of(), detectors, reporter.errors.get(0));
            }
            List<Suspicion> found = reporter.getBugCollection().getCollection().stream()
                    .filter(bug -> bug.getBugPattern().getCategory().equals(CATEGORY))
                    .sorted(Comparator.comparing(BugInstance::getInstanceKey))
                    .map(SpotBugsStep::suspicion)
                    .toList();
            return new Answer(found, detectors, "");
        }
    }

    /** Only those about several threads; those that gather facts for others stay. */
    private static int select(UserPreferences preferences) {
        int selected = 0;
        for (DetectorFactory factory : DetectorFactoryCollection.instance().getFactories()) {
            boolean isNeeded = factory.getReportedBugPatterns().isEmpty() && factory.isDefaultEnabled()
                    || factory.getReportedBugPatterns().stream()
                            .anyMatch(pattern -> pattern.getCategory().equals(CATEGORY));
            preferences.enableDetector(factory, isNeeded);
            selected += isNeeded && !factory.getReportedBugPatterns().isEmpty() ? 1 : 0;
        }
        return selected;
    }

    private static Suspicion suspicion(BugInstance bug) {
        PatternClasses.Meaning meaning = PatternClasses.of(bug.getType());
        List<String> sites = new ArrayList<>();
        SourceLineAnnotation line = bug.getPrimarySourceLineAnnotation();
        if (line != null && line.getStartLine() > 0) {
            sites.add(line.getSourceFile() + ":" + line.getStartLine());
        }
        String field =
                bug.getPrimaryField() == null ? "" : bug.getPrimaryField().getFieldName();
        List<String> entries = bug.getPrimaryMethod() == null
                ? List.of()
                : List.of(bug.getPrimaryMethod().getMethodName());
        return new Suspicion(
                STEP,
                meaning.classes(),
                meaning.topic(),
                field,
                "SpotBugs: " + bug.getMessageWithoutPrefix() + " (" + bug.getType() + ")",
                sites,
                entries);
    }

    private static void delete(Path folder) {
        if (folder == null) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException undeletable) {
            // It is in the folder for temporary files.
        }
    }

    /** Keeps what SpotBugs cannot do, instead of printing it. */
    private static final class Reporter extends BugCollectionBugReporter {
        private final List<String> errors = new ArrayList<>();

        Reporter(Project project) {
            super(project);
            PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
            setWriter(new PrintWriter(nowhere, true, StandardCharsets.UTF_8));
        }

        @Override
        public void logError(String message) {
            errors.add(message);
        }

        @Override
        public void logError(String message, Throwable cause) {
            errors.add(message + " (" + cause + ")");
        }
    }
}
