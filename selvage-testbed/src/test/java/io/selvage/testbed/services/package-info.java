/** A program that asks the JDK's services more than two hundred questions, and what it needs to be answered. */
package io.selvage.testbed.services;
