package io.selvage.mutate.judge;

import java.nio.file.Path;
import java.util.List;

/** A test of a class, run on whatever version of the class a class path has. */
public interface Judge {
    /** What it is, for messages: {@code the specification of BoundedBuffer}. */
    String name();

    /** The class whose mutants it judges. */
    String className();

    /** Runs the test with the classes of {@code classpath}. */
    Judgement judge(List<Path> classpath);
}
