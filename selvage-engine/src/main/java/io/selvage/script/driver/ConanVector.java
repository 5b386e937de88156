package io.selvage.script.driver;

import java.util.Vector;

/** A list of values under the name that scripts written for ConAn use. */
public class ConanVector extends Vector<Object> {
    private static final long serialVersionUID = 1L;
}
