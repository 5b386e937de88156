/** Measures what the tool costs; prints what it measured, with machine and JDK. */
package io.selvage.bench;
