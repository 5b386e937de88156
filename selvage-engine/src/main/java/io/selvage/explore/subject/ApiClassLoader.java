package io.selvage.explore.subject;

import java.util.List;

/**
 * Shows a program under test the JDK and the packages of this tool that it may use, and nothing else that is on our
 * class path.
 */
public final class ApiClassLoader extends ClassLoader {
    private static final List<String> SHOWN = List.of(
            "io.selvage.monitor.",
            "io.selvage.options.",
            "io.selvage.explore.",
            "io.selvage.model.",
            "io.selvage.report.");

    public ApiClassLoader() {
        super("api", ClassLoader.getPlatformClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        if (SHOWN.stream().noneMatch(name::startsWith)) {
            throw new ClassNotFoundException(name);
        }
        return ApiClassLoader.class.getClassLoader().loadClass(name);
    }
}
