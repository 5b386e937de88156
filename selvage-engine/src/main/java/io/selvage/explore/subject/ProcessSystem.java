package io.selvage.explore.subject;

import io.selvage.scheduler.run.SystemMain;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Several programs that are explored as one system; each has classes of its own. */
public final class ProcessSystem implements Subject {
    /** What the names of systems begin with, as that of no class does. */
    public static final String PREFIX = "system:";

    private final List<Path> classpath;
    private final List<String> texts;
    private final List<ProcessSpec> processes;

    /**
     * @param classpath of the processes that have none of their own
     * @param texts one process each, see {@link ProcessSpec}
     * @throws UnusableSubject if one of them is none
     */
    public ProcessSystem(List<Path> classpath, List<String> texts) throws UnusableSubject {
        this.classpath = List.copyOf(classpath);
        this.texts = List.copyOf(texts);
        List<ProcessSpec> all = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (String text : texts) {
            ProcessSpec process = ProcessSpec.parse(text);
            if (!names.add(process.name())) {
                throw new UnusableSubject("two processes are called " + process.name() + ": give each its own name");
            }
            all.add(process);
        }
        processes = List.copyOf(all);
        for (ProcessSpec process : processes) {
            if (!process.after().isEmpty() && !names.contains(process.after())) {
                throw new UnusableSubject("the process " + process.name() + " comes after '" + process.after()
                        + "', and there is none of that name (" + String.join(", ", names()) + ")");
            }
        }
    }

    public List<ProcessSpec> processes() {
        return processes;
    }

    public List<String> names() {
        return processes.stream().map(ProcessSpec::name).toList();
    }

    /** The program that {@code process} runs. */
    public Program program(ProcessSpec process) {
        List<Path> own = process.ownClasspath().isEmpty() ? classpath : process.ownClasspath();
        return new Program(own, process.mainClass(), process.args());
    }

    @Override
    public String name() {
        return PREFIX + processes.stream().map(ProcessSpec::name).collect(Collectors.joining("+"));
    }

    @Override
    public String fileName() {
        return processes.stream().map(ProcessSpec::name).collect(Collectors.joining("-"));
    }

    @Override
    public LoadedSubject load() throws UnusableSubject {
        List<SystemMain.Process> loaded = new ArrayList<>();
        List<LoadedSubject> programs = new ArrayList<>();
        for (ProcessSpec process : processes) {
            LoadedSubject program = program(process).load();
            programs.add(program);
            int after = process.after().isEmpty() ? -1 : names().indexOf(process.after());
            loaded.add(new SystemMain.Process(process.name(), process.host(), after, program.loader(), program.main()));
        }
        return new LoadedSubject(
                programs.get(0).loader(),
                new SystemMain(loaded),
                () -> programs.stream()
                        .flatMap(program -> program.definedClasses().get()),
                () -> programs.forEach(LoadedSubject::close));
    }

    @Override
    public boolean isIsolated() {
        return true;
    }

    /** The texts of the processes. */
    @Override
    public List<String> args() {
        return texts;
    }

    @Override
    public Map<String, String> properties() {
        return Map.of(
                "java.class.path",
                Stream.concat(
                                classpath.stream(),
                                processes.stream().flatMap(process -> process.ownClasspath().stream()))
                        .map(Path::toString)
                        .collect(Collectors.joining(File.pathSeparator)));
    }

    @Override
    public List<Path> classpath() {
        return classpath;
    }
}
