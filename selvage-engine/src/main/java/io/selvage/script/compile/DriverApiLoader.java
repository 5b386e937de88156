package io.selvage.script.compile;

import java.net.URL;

/** Shows a script's classes the run-time classes of drivers, and nothing else of the tool. */
final class DriverApiLoader extends ClassLoader {
    private static final String PREFIX = "io.selvage.script.driver.";

    private final ClassLoader tool = DriverApiLoader.class.getClassLoader();

    DriverApiLoader() {
        super("selvage-driver-api", ClassLoader.getPlatformClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        if (!name.startsWith(PREFIX)) {
            throw new ClassNotFoundException(name);
        }
        return tool.loadClass(name);
    }

    @Override
    protected URL findResource(String name) {
        return name.startsWith(PREFIX.replace('.', '/')) ? tool.getResource(name) : null;
    }
}
